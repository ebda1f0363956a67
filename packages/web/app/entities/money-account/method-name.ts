import { bankOf } from '@heima/domain/payouts/banks.ts';
import type { PayoutMethod } from '@heima/domain/payouts/payout-method.ts';
import { endOfNumber } from '@heima/domain/payouts/show-account.ts';
import type { Translate } from '@heima/domain/shared/translate.ts';

/** What kind of method it is: the bank where its number says so, else what sort of account; or cash. */
export function kindOfMethod({ bank_account: account }: PayoutMethod, translate: Translate): string {
  if (!account) return translate('payouts.row.cash');
  if (!account.bank) return translate('payouts.row.foreign');
  const bank = bankOf(account.bank);
  return bank ? translate(`payouts.banks.${bank}`) : translate('payouts.row.bank');
}

/** The last digits by which the owner knows the account: of an Icelandic one those before the kennitala. */
export const endOfAccount = ({ iban, rkn }: NonNullable<PayoutMethod['bank_account']>): string =>
  endOfNumber(rkn ?? iban);

/** A method in one line: its kind and the end of its number. */
export const nameOfMethod = (method: PayoutMethod, translate: Translate): string =>
  method.bank_account
    ? translate('payouts.row.named', {
        kind: kindOfMethod(method, translate),
        end: endOfAccount(method.bank_account),
      })
    : kindOfMethod(method, translate);
