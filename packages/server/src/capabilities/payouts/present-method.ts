import { partsOfIban } from '@heima/domain/payouts/icelandic-account.ts';
import type { PayoutMethod } from '@heima/domain/payouts/payout-method-answer.ts';
import type { Services } from '#platform/services.ts';
import type { MethodRow } from './method-store.ts';
import { openAccount } from './sealed-account.ts';

/** A payout method as its owner sees it, with the whole account. */
export function presentMethod(services: Pick<Services, 'encryption'>, row: MethodRow): PayoutMethod {
  const iban = openAccount(services, row);
  const { kt = null, bank = null, hb = null, rkn = null } = (iban && partsOfIban(iban)) || {};
  return {
    id: row.id,
    user_id: row.user_id,
    type: row.type,
    bank_account: iban === null ? null : { iban, kt, bank, hb, rkn },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
