import type { PayoutMethod } from '@heima/domain/payouts/payout-method.ts';
import { showIban } from '@heima/domain/payouts/show-account.ts';

/** Ways to say how one is paid: an Icelandic account by its parts, any account by IBAN, or cash. */
export const ways = ['parts', 'iban', 'cash'] as const;
export type Way = (typeof ways)[number];

/** What the form holds. A way that is not chosen keeps what was typed into it. */
export interface PayoutValues {
  way: Way;
  bank: string;
  hb: string;
  rkn: string;
  kt: string;
  iban: string;
  current_password: string;
}

/** What the form begins with: the account as it is, or nothing but the holder where it is known. */
export function valuesOf(method: PayoutMethod | undefined, holder: string | undefined): PayoutValues {
  const account = method?.bank_account;
  return {
    way: account && !account.bank ? 'iban' : 'parts',
    bank: account?.bank ?? '',
    hb: account?.hb ?? '',
    rkn: account?.rkn ?? '',
    kt: account?.kt ?? holder ?? '',
    iban: account ? showIban(account.iban) : '',
    current_password: '',
  };
}

/** The account as the schema takes it. */
export const accountOf = ({ way, iban, kt, bank, hb, rkn }: PayoutValues) =>
  way === 'iban' ? { iban } : { kt, bank, hb, rkn };

/** Where the form keeps fields of the body. */
export const fieldNames = {
  'bank_account.iban': 'iban',
  'bank_account.kt': 'kt',
  'bank_account.bank': 'bank',
  'bank_account.hb': 'hb',
  'bank_account.rkn': 'rkn',
} as const satisfies Record<string, keyof PayoutValues>;
