import { placeOf, type SealedColumn } from '#platform/db/sealed-column.ts';
import type { Services } from '#platform/services.ts';
import type { MethodRow } from './method-store.ts';

export const sealedIban = {
  table: 'payout_method',
  id: 'id',
  column: 'iban',
} as const satisfies SealedColumn;

/** What is stored of a bank account: its IBAN encrypted for this method, and what it is found by among its owner's. */
export const sealAccount = (
  { encryption, secrets }: Pick<Services, 'encryption' | 'secrets'>,
  { id, userId, iban }: { id: string; userId: string; iban: string },
) => ({
  iban: encryption.encrypt(iban, placeOf(sealedIban, id)),
  hash: secrets.hash(`payout account ${userId} ${iban}`),
});

/** The IBAN of a method; nothing for cash. */
export const openAccount = (
  { encryption }: Pick<Services, 'encryption'>,
  { id, iban }: Pick<MethodRow, 'id' | 'iban'>,
): string | null => (iban === null ? null : encryption.decrypt(iban, placeOf(sealedIban, id)));
