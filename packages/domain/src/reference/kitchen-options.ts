/** Kitchen of a home or room; the numbers are the documents' own (R235). */
export const kitchenOptions = [
  { id: 1, tag: 'private' },
  { id: 2, tag: 'shared' },
] as const satisfies readonly { id: number; tag: string }[];
export type KitchenOption = (typeof kitchenOptions)[number]['id'];
