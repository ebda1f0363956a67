import type {
  deleteDescription as deleteContract,
  writeDescription as writeContract,
} from '@heima/domain/listing-content/endpoints.ts';
import { descriptionDeleted, listingDescribed } from '@heima/domain/listing-content/events.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import {
  editListing,
  type ListingRow,
  listingVersion,
  presentDescription,
  updateListing,
} from '#capabilities/listings/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { newId } from '#platform/new-id.ts';
import { deleteDescriptionRow, findDescription, saveDescription } from './description-store.ts';

/**
 * Writes the description in one language (E111). A text that a person saves is no longer a machine's. The first
 * language written becomes the primary one.
 */
export const writeDescription: Handler<typeof writeContract> = async ({ params, body }, call) => {
  const { description: text, language } = body;
  return call.answer(
    (unit) =>
      editListing(unit, call, params.id, async (before) => {
        await describe(unit, before, language, text);
        if (before.descriptions.length === 0)
          await updateListing(unit.db, params.id, { primary_description: language });
      }),
    (row) => descriptionIn(row, language, call),
  );
};

/** Keeps a text that a person wrote; it is no longer a machine's. */
export async function describe(
  unit: UnitOfWork,
  { id }: Pick<ListingRow, 'id'>,
  language: Language,
  text: string,
): Promise<void> {
  await saveDescription(unit.db, {
    id: newId(),
    listing_id: id,
    language,
    text,
    machine_translated: false,
    updated_at: unit.now,
  });
  await unit.record(listingDescribed, id, { language });
}

/** Deletes the description in one language (E112). */
export const deleteDescription: Handler<typeof deleteContract> = async ({ params }, call) => {
  await call.change(async (unit) => {
    const found = (await findDescription(unit.db, params.id)) ?? refuse('common.notFound');
    const { id, listing_id, language } = found;
    await editListing(unit, call, listing_id, async () => {
      await deleteDescriptionRow(unit.db, id);
      await unit.record(descriptionDeleted, listing_id, { language });
    });
  });
  return undefined;
};

/** The description of a listing in a language it has, as its calls answer it. */
export function descriptionIn(row: ListingRow, language: Language, { services }: Pick<Call, 'services'>) {
  const found = row.descriptions.find((one) => one.language === language);
  if (!found) return refuse('common.notFound');
  return { ...presentDescription(found), version: listingVersion(row, services.secrets).tag };
}
