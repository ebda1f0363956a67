/** The two views of the product (R119): tenant and landlord. */
export const userTypes = ['TN', 'LL'] as const;
export type UserType = (typeof userTypes)[number];
