import { priceChanged } from '@heima/domain/listing-publication/events.ts';
import type { AskedPrice } from '@heima/domain/listings/price-drop.ts';
import type { ListingRow } from '#capabilities/listings/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { followExternalSite } from './follow-external-site.ts';

/**
 * Records a change of price (R257): conversations about the listing show it, and the outside listing site follows. A
 * draft that was never published has nobody to notify.
 */
export async function recordPriceChange(
  unit: UnitOfWork,
  before: ListingRow,
  after: AskedPrice,
): Promise<void> {
  if (before.published_at === null) return;
  await unit.record(priceChanged, before.id, { old: askedPrice(before), new: askedPrice(after) });
  await followExternalSite(unit, before.id);
}

const askedPrice = ({ price, currency, price_type }: AskedPrice): AskedPrice => ({
  price,
  currency,
  price_type,
});
