import { ibanOf } from '@heima/domain/payouts/iban.ts';
import { insertMethod } from '#capabilities/payouts/method-store.ts';
import { sealAccount } from '#capabilities/payouts/sealed-account.ts';
import type { Database } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import '#capabilities/payouts/tables.ts';
import { LANDLORDS } from '#demo/content/landlords.ts';
import { TENANTS } from '#demo/content/tenants.ts';
import { demoId } from './demo-id.ts';
import { personId } from './seed-people.ts';

type SeedContext = Pick<Services, 'secrets' | 'encryption'> & { now: Date };

const bankNumbers = ['0133', '0370', '0515', '0701', '1101', '2200'] as const;
/** The published example of Poland's IBAN, for the landlord who comes from there. */
const polishExample = 'PL61109010140000071219812874';

/** Landlords and every third tenant have an account at some bank, one landlord also one abroad and cash. */
export async function seedPayoutMethods(db: Database, context: SeedContext): Promise<void> {
  const people = [...LANDLORDS, ...TENANTS.filter((_, number) => number % 3 === 0)];
  for (const [number, person] of people.entries()) {
    const bank = bankNumbers[number % bankNumbers.length]!;
    const rkn = String(7_654 + number * 111).padStart(6, '0');
    await add(db, context, person.key, ibanOf({ kt: person.kennitala, bank, hb: '26', rkn }));
    if (person.email !== 'marek.brzozowicz@demo.example') continue;
    await add(db, context, person.key, polishExample);
    await add(db, context, person.key, null);
  }
}

async function add(
  db: Database,
  { secrets, encryption, now }: SeedContext,
  key: string,
  iban: string | null,
): Promise<void> {
  const at = new Date(now.getTime() - 30 * 86_400_000);
  const userId = personId(key, now);
  const id = demoId(`payout method ${key} ${iban ?? 'cash'}`, at);
  const sealed = iban === null ? undefined : sealAccount({ secrets, encryption }, { id, userId, iban });
  await insertMethod(db, {
    id,
    user_id: userId,
    type: sealed ? 'bank' : 'cash',
    iban: sealed?.iban ?? null,
    iban_hash: sealed?.hash ?? null,
    created_at: at,
    updated_at: at,
  });
}
