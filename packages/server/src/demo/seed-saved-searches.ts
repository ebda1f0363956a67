import type { AlertFrequency, SavedFilter } from '@heima/domain/alerts/saved-search.ts';
import { filterColumns, insertSearch } from '#capabilities/alerts/saved-search-store.ts';
import type { Database } from '#platform/db/database.ts';
import '#capabilities/alerts/tables.ts';
import { TENANTS } from '#demo/content/tenants.ts';
import { demoId } from './demo-id.ts';
import { personId } from './seed-people.ts';

type Named = readonly [name: string, filter: SavedFilter, frequency: AlertFrequency];

/** What people in the demonstration look for; names in the language each of them reads. */
const searches: Readonly<Record<'is' | 'en' | 'ua', readonly Named[]>> = {
  is: [
    [
      'Tvö herbergi á höfuðborgarsvæðinu',
      { min_bedrooms: 2, max_price: 380_000, regions: ['hofudborgarsvaedid'] },
      'daily',
    ],
    ['Kisan má koma með', { allowed_pets: ['cat'], max_price: 320_000 }, 'at_once'],
  ],
  en: [['Furnished, close to work', { furniture: ['furnished'], postal_codes: ['101', '105'] }, 'daily']],
  ua: [['Для родини', { min_bedrooms: 3 }, 'off']],
};

/** Saves some searches for every third tenant, a week old. */
export async function seedSavedSearches(db: Database, now: Date): Promise<void> {
  const at = new Date(now.getTime() - 7 * 86_400_000);
  for (const tenant of TENANTS.filter((_, number) => number % 3 === 0))
    for (const [name, filter, frequency] of searches[tenant.language]) {
      const id = demoId(`saved search ${tenant.key} ${name}`, at);
      await insertSearch(db, {
        id,
        user_id: personId(tenant.key, now),
        name,
        ...filterColumns(filter, []),
        frequency,
        frequency_before: null,
        matches_since: at,
        seen_at: at,
        created_at: at,
        updated_at: at,
        deleted_at: null,
      });
    }
}
