/** The two views of the product that a person switches between (R119): tenant and landlord. Who is what in a contract is `PartyRole`. */
export const userTypes = ['TN', 'LL'] as const;
export type UserType = (typeof userTypes)[number];
