import type { ListingImage } from '@heima/domain/listings/listing-card.ts';
import type { Translate } from '@heima/domain/shared/translate.ts';

/** What a photo says to those who do not see it: its caption, else "Mynd 3 af 12" (X07). */
export const photoAlt = (
  { caption }: Pick<ListingImage, 'caption'>,
  index: number,
  count: number,
  t: Translate,
): string => caption || t('listingScreen.photos.alt', { number: index + 1, count });
