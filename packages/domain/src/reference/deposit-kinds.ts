/** Security asked for in a listing: none, months of rent, or an amount (R238). */
export const depositKinds = ['none', 'months', 'custom'] as const;
export type DepositKind = (typeof depositKinds)[number];
