import { jpegPath } from '@heima/domain/listing-content/jpeg-pictures.ts';
import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { labelKey } from '@heima/domain/reference/label-key.ts';
import { type Language, languageTag } from '@heima/domain/shared/language.ts';
import type { Translate } from '@heima/domain/shared/translate.ts';
import type { Formats } from '#platform/format/formats.ts';

interface Around {
  t: Translate;
  format: Formats;
  language: Language;
  origin: string;
}

/** Characters that search engines show of a description. */
const shown = 160;

/** What search engines and shared links read of a listing. An unpublished one is not to be found. */
export function listingHead(listing: ListingAnswer, { t, format, language, origin }: Around) {
  const place = [listing.postal_code?.code, listing.city].filter(Boolean).join(' ');
  const title = [listing.title ?? t('searchScreen.card.untitled'), place].filter(Boolean).join(', ');
  const price = listing.price
    ? `${format.money(listing.price.price, listing.price.currency)}${t(labelKey('priceTypeShort', listing.price_type))}`
    : undefined;
  const [first] = listing.images;
  const image = first && origin + jpegPath(first, 'link');
  const about = (listing.description ?? '').replace(/\s+/g, ' ').trim();
  return {
    title,
    description: clipped([price, about].filter(Boolean).join(' · ')),
    path: `/listings/${listing.id}`,
    hidden: !listing.visible,
    ...(image ? { image, imageAlt: first.caption ?? title } : {}),
    ...(listing.visible ? { jsonLd: jsonLd(listing, { about, image, origin, language }) } : {}),
  };
}

const clipped = (text: string): string =>
  text.length <= shown ? text : `${text.slice(0, text.lastIndexOf(' ', shown))} …`;

const houses: readonly (string | null)[] = ['single_family_home', 'townhouse', 'cottage'];

/** The listing in schema.org's words: a home, and the offer to let it. */
function jsonLd(
  listing: ListingAnswer,
  {
    about,
    image,
    origin,
    language,
  }: { about: string; image: string | undefined; origin: string; language: Language },
): object {
  const { price, location, listing_category: category } = listing;
  const kind =
    category === 'apartment' || category === 'studio'
      ? 'Apartment'
      : houses.includes(category)
        ? 'House'
        : category === 'room'
          ? 'Room'
          : 'Accommodation';
  return {
    '@context': 'https://schema.org',
    '@type': kind,
    '@id': `${origin}/listings/${listing.id}`,
    url: `${origin}/listings/${listing.id}`,
    name: listing.title,
    description: about || undefined,
    inLanguage: languageTag(listing.description_language ?? language),
    image,
    address: {
      '@type': 'PostalAddress',
      streetAddress: listing.street_name ?? undefined,
      postalCode: listing.postal_code?.code,
      addressLocality: listing.city ?? undefined,
      addressCountry: listing.country,
    },
    ...(location
      ? { geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng } }
      : {}),
    ...(listing.size === null
      ? {}
      : { floorSize: { '@type': 'QuantitativeValue', value: listing.size, unitCode: 'MTK' } }),
    ...(listing.rooms === null ? {} : { numberOfRooms: listing.rooms }),
    ...(listing.bedrooms === null ? {} : { numberOfBedrooms: listing.bedrooms }),
    ...(listing.bathrooms === null ? {} : { numberOfBathroomsTotal: listing.bathrooms }),
    petsAllowed: listing.rules.allowed_pet.length > 0,
    ...(price
      ? {
          offers: {
            '@type': 'Offer',
            businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
            price: price.price,
            priceCurrency: price.currency,
            availability: 'https://schema.org/InStock',
            availabilityStarts: listing.available_from ?? undefined,
            url: `${origin}/listings/${listing.id}`,
          },
        }
      : {}),
  };
}
