/** How the Rent Act limits a kind of security. */
export type SecurityCap =
  | { by: 'agreement' }
  /** At most so many months of rent. */
  | { by: 'months'; months: number }
  /** At most this part of the rent. */
  | { by: 'share'; share: number };

/** What the housing register calls a kind (HMS, securityDeposit.type). */
export type RegisterSecurity =
  | 'BankGuarantee'
  | 'ThirdPartyGuarantee'
  | 'InsuranceCompany'
  | 'Capital'
  | 'LandlordMutualFund'
  | 'Other';

/**
 * The kinds of security a landlord of a home may ask for, in the order of the act (Rent Act 36/1994 arts. 39–40).
 * The register's form holds all but the mutual fund to three months, which is stricter than the act.
 */
export const securityKinds = [
  { id: 'bank_guarantee', item: 1, cap: { by: 'agreement' }, register: 'BankGuarantee' },
  { id: 'third_party_surety', item: 2, cap: { by: 'months', months: 3 }, register: 'ThirdPartyGuarantee' },
  { id: 'insurance', item: 3, cap: { by: 'agreement' }, register: 'InsuranceCompany' },
  { id: 'cash_deposit', item: 4, cap: { by: 'months', months: 3 }, register: 'Capital' },
  { id: 'mutual_fund', item: 5, cap: { by: 'share', share: 0.1 }, register: 'LandlordMutualFund' },
  { id: 'other', item: 6, cap: { by: 'agreement' }, register: 'Other' },
] as const satisfies readonly { id: string; item: number; cap: SecurityCap; register: RegisterSecurity }[];
export type SecurityKind = (typeof securityKinds)[number]['id'];
