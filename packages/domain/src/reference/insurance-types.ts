import { type SecurityKind, securityKinds } from './security-kinds.ts';

/**
 * Securities that a contract can name (R397), each with its legal kind (Rent Act arts. 39–40). The guarantee that
 * the product arranges is taken as insurance bought by the tenant, as it is sent to the register.
 */
export const insuranceTypes = [
  { id: 'PRODUCT_GUARANTEE', kind: 'insurance' },
  { id: 'OTHER_BANK_GUARANTEE', kind: 'bank_guarantee' },
  { id: 'DEPOSIT_ON_ACCOUNT', kind: 'cash_deposit' },
] as const satisfies readonly { id: string; kind: SecurityKind }[];
export type InsuranceType = (typeof insuranceTypes)[number]['id'];

export const insuranceTypeIds = insuranceTypes.map((type) => type.id);

/** The legal kind of an insurance type, with its limit. */
export function securityOf(type: InsuranceType): (typeof securityKinds)[number] {
  const { kind } = insuranceTypes.find((one) => one.id === type)!;
  return securityKinds.find((one) => one.id === kind)!;
}
