import { describeFilter } from '@heima/domain/alerts/describe-filter.ts';
import { filterPlaces } from '@heima/domain/alerts/filter-places.ts';
import { searchPagePath } from '@heima/domain/alerts/search-page-path.ts';
import { jpegPath } from '@heima/domain/listing-content/jpeg-pictures.ts';
import type { ListingCard } from '@heima/domain/listings/listing-card.ts';
import { labelKey } from '@heima/domain/reference/label-key.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import { minorAmount, showMoney, showNumber } from '@heima/domain/shared/money.ts';
import { codeAndPlace, joined } from '@heima/domain/shared/one-line.ts';
import { type PlainDate, showDate, todayInIceland } from '@heima/domain/shared/plain-date.ts';
import type { Translate } from '@heima/domain/shared/translate.ts';
import type { SavedSearchRow } from '#capabilities/alerts/saved-search-store.ts';
import type { Writing } from '#platform/outbox/define-message.ts';
import type { Email, EmailItem } from '#platform/outbox/email.ts';

/** Homes that an e-mail names one by one; the others are counted. */
export const mostNamed = 10;

export interface FoundHomes {
  search: Pick<SavedSearchRow, 'id' | 'name' | 'filter' | 'near' | 'frequency'>;
  /** At most `mostNamed`. */
  cards: readonly ListingCard[];
  count: number;
  /** The message: its link finds the homes that it counts, and no others. */
  batchId: string;
}

/** The e-mail about homes that a saved search has found. */
export function alertEmail({ search, cards, count, batchId }: FoundHomes, writing: Writing): Email {
  const { translate, language, origin, productName } = writing;
  const words = describeFilter(search.filter, filterPlaces(search.filter, search.near), {
    translate,
    language,
  });
  const others = count - cards.length;
  return {
    subject: translate('alerts.email.subject', { count, name: search.name }),
    heading: translate('alerts.email.heading', { count }),
    paragraphs: [translate('alerts.email.text', { count, name: search.name }), joined(words)],
    items: cards.map((card) => item(card, writing)),
    ...(others > 0 ? { afterItems: translate('alerts.email.others', { count: others }) } : {}),
    action: {
      label: translate('alerts.email.action'),
      url: origin + searchPagePath({ ...search.filter, alert: batchId }),
    },
    reason: translate(`alerts.email.reason.${search.frequency === 'at_once' ? 'at_once' : 'daily'}`, {
      name: search.name,
      product: productName,
    }),
    settings: { label: translate('alerts.email.settings'), url: `${origin}/account/saved-searches` },
  };
}

function item(card: ListingCard, { translate, language, now, origin }: Writing): EmailItem {
  const [picture] = card.images;
  return {
    ...(picture ? { picture: origin + jpegPath(picture, 'email') } : {}),
    title: card.title ?? translate('listings.card.untitled'),
    url: `${origin}/listings/${card.id}`,
    facts: joined([
      bedrooms(card, translate),
      size(card, language),
      codeAndPlace(card.postal_code, card.city),
      available(card, translate, todayInIceland(now)),
    ]),
    price: price(card, translate, language),
  };
}

function bedrooms(
  { listing_type, listing_category, bedrooms: count, rooms }: ListingCard,
  translate: Translate,
): string | undefined {
  if (listing_category === 'studio') return translate('listings.card.studio');
  if (count) return translate('listings.card.bedrooms', { count });
  return listing_type === 'commercial' && rooms
    ? translate('listings.card.rooms', { count: rooms })
    : undefined;
}

const size = ({ size: area }: ListingCard, language: Language): string | undefined =>
  area === null ? undefined : `${showNumber(area, language)}\u00a0m²`;

const available = ({ available_from: from }: ListingCard, translate: Translate, today: PlainDate): string =>
  from === null || from <= today
    ? translate('alerts.email.availableNow')
    : translate('alerts.email.availableFrom', { date: showDate(from as PlainDate) });

function price({ price: asked, price_type }: ListingCard, translate: Translate, language: Language): string {
  if (!asked) return translate('listings.card.noPrice');
  const minor = minorAmount(asked.price, asked.currency);
  return showMoney(minor, asked.currency, language) + translate(labelKey('priceTypeShort', price_type));
}
