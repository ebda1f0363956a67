/**
 * What is paid for beside the rent (R239). The order counts: the documents call the third one, the house fund, "the
 * third utility" (C12). `icon` is the name of a Tabler outline icon.
 */
export const houseUtilities = [
  { id: 'heating', hasMeter: true, icon: 'flame' },
  { id: 'electricity', hasMeter: true, icon: 'bolt' },
  { id: 'house_fund', hasMeter: false, icon: 'building-community' },
  { id: 'internet', hasMeter: false, icon: 'wifi' },
] as const satisfies readonly { id: string; hasMeter: boolean; icon: string }[];
export type HouseUtility = (typeof houseUtilities)[number]['id'];

export const houseUtilityIds = houseUtilities.map((utility) => utility.id);

/** Sells to the household; owns the pipes or cables of an area; keeps the books of owners' associations. */
export const providerRoles = ['supply', 'network', 'management'] as const;
export type ProviderRole = (typeof providerRoles)[number];
