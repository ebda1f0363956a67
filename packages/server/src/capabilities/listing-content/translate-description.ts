import type { translateDescription as contract } from '@heima/domain/listing-content/endpoints.ts';
import { descriptionTranslated } from '@heima/domain/listing-content/events.ts';
import { descriptionLength } from '@heima/domain/listings/missing-fields.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import { todayInIceland } from '@heima/domain/shared/plain-date.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { editListing, findListing, type ListingRow } from '#capabilities/listings/public.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { newId } from '#platform/new-id.ts';
import { giveBackTranslation, saveDescription, takeTranslation } from './description-store.ts';
import { descriptionIn } from './write-description.ts';

/** Translations of one listing in a day. */
const mostADay = 5;

/**
 * Translates the description by machine and marks it so (E110). A text that a person wrote is replaced only when
 * asked for. A translation that fails does not count.
 */
export const translateDescription: Handler<typeof contract> = async ({ params, body }, call) => {
  const { from, to, replace } = body;
  const before = await findListing(call.services.db, params.id, 'edit', call);
  const source = before.descriptions.find(({ language }) => language === from);
  if (!source)
    refuse('listingContent.nothingToTranslate', {
      fields: { from: ['listingContent.refusals.nothingToTranslate'] },
    });
  keepHandwriting(before, to, replace);
  const text = await translated(call, params.id, { text: source.text, from, to });
  return call.answer(
    (unit) =>
      editListing(unit, call, params.id, async (listing) => {
        keepHandwriting(listing, to, replace);
        await saveDescription(unit.db, {
          id: newId(),
          listing_id: params.id,
          language: to,
          text,
          machine_translated: true,
          updated_at: call.now,
        });
        await unit.record(descriptionTranslated, params.id, { from, to });
      }),
    (row) => descriptionIn(row, to, call),
  );
};

function keepHandwriting(row: ListingRow, to: Language, replace: boolean): void {
  const target = row.descriptions.find(({ language }) => language === to);
  if (target && !target.machine_translated && !replace) refuse('listingContent.writtenByHand');
}

/** Asks the translator within the limit of the day, outside of any transaction. */
async function translated(
  { services, now }: Call,
  listingId: string,
  request: { text: string; from: Language; to: Language },
): Promise<string> {
  const day = todayInIceland(now);
  if (!(await takeTranslation(services.db, listingId, { day, most: mostADay })))
    refuse('common.tooManyRequests', { params: { seconds: secondsUntilTomorrow(now) } });
  try {
    const { text } = await services.ports.translator.translate(request);
    return text.replaceAll('\u0000', '').trim().slice(0, descriptionLength.max);
  } catch (error) {
    await giveBackTranslation(services.db, listingId, day);
    throw error;
  }
}

const secondsUntilTomorrow = (now: Date): number => 86_400 - Math.floor((now.getTime() / 1000) % 86_400);
