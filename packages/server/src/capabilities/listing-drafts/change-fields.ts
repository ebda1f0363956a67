import { listingChanged } from '@heima/domain/listings/events.ts';
import type { DraftFields } from '@heima/domain/listings/listing-input.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { describeListing } from '#capabilities/listing-content/public.ts';
import { recordPriceChange } from '#capabilities/listing-publication/public.ts';
import { type ListingRow, saveUtilities, updateListing } from '#capabilities/listings/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { applyChange } from './apply-change.ts';
import { readDocumented } from './documented-fields.ts';

/**
 * Stores the changed fields of a locked listing. A change of the price, or of what it is for, is notified to those
 * who wait for it when the listing was ever published (R257).
 * @throws 400 with field messages when a value does not fit the listing
 */
export async function changeFields(unit: UnitOfWork, row: ListingRow, given: DraftFields): Promise<void> {
  const { change, description } = readDocumented(row, given);
  const { values, utilities, faults } = applyChange(row, change, unit.now);
  if (Object.keys(faults).length > 0) refuse('common.invalidInput', { fields: faults });
  const fields = Object.keys(given).filter((field) => given[field as keyof DraftFields] !== undefined);
  if (fields.length === 0) return;
  if (Object.keys(values).length > 0) await updateListing(unit.db, row.id, values);
  await saveUtilities(unit.db, row.id, utilities);
  if (description) await describeListing(unit, row, description);
  await unit.record(listingChanged, row.id, { fields });
  const after = { ...row, ...values } as ListingRow;
  const isSame = (['price', 'currency', 'price_type'] as const).every((field) => after[field] === row[field]);
  if (!isSame) await recordPriceChange(unit, row, after);
}
