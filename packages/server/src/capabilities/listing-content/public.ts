import { descriptionDeleted } from '@heima/domain/listing-content/events.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import type { ListingRow } from '#capabilities/listings/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { deleteDescriptionRow } from './description-store.ts';
import { describe } from './write-description.ts';

export { copyDescriptions, copyPictureFiles, insertPictures } from './copy-content.ts';

/**
 * Writes the description of a locked listing in one language, or takes it away with null. The text that stands there
 * already changes nothing: a machine's stays a machine's when it is sent back as it was read.
 */
export async function describeListing(
  unit: UnitOfWork,
  row: ListingRow,
  { language, text }: { language: Language; text: string | null },
): Promise<void> {
  const found = row.descriptions.find((one) => one.language === language);
  if (text === (found?.text ?? null)) return;
  if (text !== null) return describe(unit, row, language, text);
  await deleteDescriptionRow(unit.db, found!.id);
  await unit.record(descriptionDeleted, row.id, { language });
}
