import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import type { PlainDate } from '@heima/domain/shared/plain-date.ts';
import type { Translate } from '@heima/domain/shared/translate.ts';
import { isAvailable, isNeuter } from '#entities/listing/card-words.ts';
import type { Formats } from '#platform/format/formats.ts';

/** "Laus núna" or "Laust 01.01.2027", by the gender of the thing; a day that has come is now. */
export function availableWords(
  listing: Pick<ListingAnswer, 'available_from' | 'listing_category'>,
  today: PlainDate,
  t: Translate,
  format: Formats,
): string {
  const gender = isNeuter(listing.listing_category) ? 'neuter' : 'common';
  return isAvailable(listing, today)
    ? t(`listingScreen.availableNow.${gender}`)
    : t(`listingScreen.availableFrom.${gender}`, { date: format.date(listing.available_from ?? '') });
}
