import { bankOf } from '@heima/domain/payouts/banks.ts';
import type { PayoutMethod } from '@heima/domain/payouts/payout-method-answer.ts';
import { endOfNumber } from '@heima/domain/payouts/show-account.ts';
import type { Say } from '@heima/domain/shared/say.ts';

/** What kind of method it is: the bank where its number says so, else what sort of account; or cash. */
export function kindOfMethod({ bank_account: account }: PayoutMethod, say: Say): string {
  if (!account) return say('payouts.row.cash');
  if (!account.bank) return say('payouts.row.foreign');
  const bank = bankOf(account.bank);
  return bank ? say(`payouts.banks.${bank}`) : say('payouts.row.bank');
}

/** The last digits by which the owner knows the account: of an Icelandic one those before the kennitala. */
export const endOfAccount = ({ iban, rkn }: NonNullable<PayoutMethod['bank_account']>): string =>
  endOfNumber(rkn ?? iban);

/** A method in one line: its kind and the end of its number. */
export const nameOfMethod = (method: PayoutMethod, say: Say): string =>
  method.bank_account
    ? say('payouts.row.named', { kind: kindOfMethod(method, say), end: endOfAccount(method.bank_account) })
    : kindOfMethod(method, say);
