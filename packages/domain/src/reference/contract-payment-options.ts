/** What a service is charged for. */
export const feePeriods = ['contract', 'bill', 'month'] as const;
export type FeePeriod = (typeof feePeriods)[number];

/** Single things that an option includes. */
export const contractServices = [
  'contract_drafting',
  'electronic_signing',
  'register_submission',
  'payment_schedule',
  'bank_claims',
  'payment_reminders',
  'index_adjustment',
  'collection_of_arrears',
  'payout_on_due_date',
] as const;
export type ContractService = (typeof contractServices)[number];

export interface ContractPaymentOption {
  id: string;
  /**
   * Services with their fee in whole krónur, VAT included; 0 is included without charge. The landlord pays: a tenant
   * may not be charged for mediation or for drawing up the lease (Rent Act art. 77, G32).
   */
  services: readonly { service: ContractService; fee: number; per: FeePeriod }[];
}

const drafting = [
  { service: 'contract_drafting', fee: 0, per: 'contract' },
  { service: 'electronic_signing', fee: 0, per: 'contract' },
  { service: 'register_submission', fee: 0, per: 'contract' },
] as const satisfies ContractPaymentOption['services'];

const billing = [
  { service: 'payment_schedule', fee: 0, per: 'contract' },
  { service: 'bank_claims', fee: 490, per: 'bill' },
  { service: 'payment_reminders', fee: 0, per: 'bill' },
  { service: 'index_adjustment', fee: 0, per: 'bill' },
] as const satisfies ContractPaymentOption['services'];

/** The options a new installation starts with; staff change options, services and fees afterwards. */
export const contractPaymentOptions = [
  { id: 'self_managed', services: drafting },
  { id: 'billing', services: [...drafting, ...billing] },
  {
    id: 'guaranteed_payout',
    services: [
      ...drafting,
      ...billing,
      { service: 'collection_of_arrears', fee: 0, per: 'bill' },
      { service: 'payout_on_due_date', fee: 4900, per: 'month' },
    ],
  },
] as const satisfies readonly ContractPaymentOption[];
export type ContractPaymentOptionId = (typeof contractPaymentOptions)[number]['id'];

export const defaultContractPaymentOption: ContractPaymentOptionId = 'self_managed';
