/** Whether furniture comes with the home (R236). */
export const furnitureChoices = ['furnished', 'unfurnished', 'negotiable'] as const;
export type Furniture = (typeof furnitureChoices)[number];
