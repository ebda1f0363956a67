import { partsOfIban } from '@heima/domain/payouts/icelandic-account.ts';
import type { PayoutMethod } from '@heima/domain/payouts/payout-method.ts';
import { type Version, versionOf } from '#platform/http/version.ts';
import type { Services } from '#platform/services.ts';
import type { MethodRow } from './method-store.ts';
import { openAccount } from './sealed-account.ts';

/** A payout method as its owner sees it, with the whole account. */
export function presentMethod(
  services: Pick<Services, 'encryption' | 'secrets'>,
  row: MethodRow,
): PayoutMethod {
  const iban = openAccount(services, row);
  const { kt = null, bank = null, hb = null, rkn = null } = (iban && partsOfIban(iban)) || {};
  return {
    id: row.id,
    user_id: row.user_id,
    type: row.type,
    bank_account: iban === null ? null : { iban, kt, bank, hb, rkn },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: methodVersion(row, services).tag,
  };
}

/** The version of a payout method: of the account that it names. */
export const methodVersion = (row: MethodRow, { secrets }: Pick<Services, 'secrets'>): Version =>
  versionOf(secrets, `payout method ${row.id}`, { bank_account: row.iban_hash });

const covered = (text: string, shown: number): string =>
  '•'.repeat(Math.max(text.length - shown, 0)) + text.slice(-shown);

/**
 * A payout method with its numbers covered: the last four digits of the account say which one it is. The kennitala,
 * which an Icelandic IBAN ends with, stays covered whole.
 */
export function coverNumbers(method: PayoutMethod): PayoutMethod {
  const account = method.bank_account;
  if (!account) return method;
  const { iban, kt, bank, hb, rkn } = account;
  const hidden = '•'.repeat(iban.length - 2);
  return {
    ...method,
    bank_account: {
      iban: iban.slice(0, 2) + (kt === null ? covered(iban.slice(2), 4) : hidden),
      kt: kt && '•'.repeat(kt.length),
      bank,
      hb,
      rkn: rkn && covered(rkn, 4),
    },
  };
}
