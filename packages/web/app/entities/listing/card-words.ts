import type { ListingCard } from '@heima/domain/listings/listing-card.ts';
import { codeAndPlace } from '@heima/domain/shared/one-line.ts';
import type { Translate } from '@heima/domain/shared/translate.ts';

/** Kinds of homes whose Icelandic name is neuter: herbergi, einbýlishús, raðhús, húsnæði. */
const neuter: ReadonlySet<string> = new Set([
  'room',
  'single_family_home',
  'townhouse',
  'shop',
  'warehouse',
  'workshop',
  'others',
]);

export const isNeuter = (category: string | null): boolean => category !== null && neuter.has(category);

/** Whether the home can be moved into today. */
export const isAvailable = (
  { available_from }: Pick<ListingCard, 'available_from'>,
  today: string,
): boolean => available_from === null || available_from <= today;

/** Whether the listing was published today, by the Icelandic day. */
export const isNew = ({ published_at }: Pick<ListingCard, 'published_at'>, today: string): boolean =>
  published_at?.slice(0, 10) === today;

/** Bedrooms (of premises for work: rooms), size and place of a card, those that are known. */
export function cardFacts(
  { listing_type, listing_category, bedrooms, rooms: all, size, postal_code, city }: ListingCard,
  t: Translate,
  number: (value: number) => string,
): string[] {
  const rooms =
    listing_category === 'studio'
      ? t('searchScreen.card.studio')
      : bedrooms
        ? t('searchScreen.card.bedrooms', { count: bedrooms })
        : listing_type === 'commercial' && all
          ? t('searchScreen.card.rooms', { count: all })
          : undefined;
  const area = size === null ? undefined : `${number(size)}\u00a0m²`;
  const place = codeAndPlace(postal_code, city);
  return [rooms, area, place].filter((part): part is string => Boolean(part));
}
