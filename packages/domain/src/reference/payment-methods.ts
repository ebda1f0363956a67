/** What the housing register calls a way to pay (HMS, payment.method). */
type RegisterMethod = 'BankTransfer' | 'PaymentSlip' | 'Other';

/** How rent is paid. A bank claim (krafa) appears in the tenant's online bank. */
export const paymentMethods = [
  { id: 'bank_claim', register: 'PaymentSlip' },
  { id: 'bank_transfer', register: 'BankTransfer' },
  { id: 'cash', register: 'Other' },
  { id: 'other', register: 'Other' },
] as const satisfies readonly { id: string; register: RegisterMethod }[];
export type PaymentMethod = (typeof paymentMethods)[number]['id'];

export const paymentMethodIds = paymentMethods.map((method) => method.id);
