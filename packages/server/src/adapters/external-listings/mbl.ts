import { z } from 'zod';
import type { Configured } from '#adapters/configured.ts';
import { ProviderHttp, providerLimits } from '#adapters/provider-http.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { ExternalListing, ExternalListings } from '#ports/external-listings.ts';
import { PortError } from '#ports/port-error.ts';

const port = 'external-listings';

const errors = z
  .array(z.object({ field: z.string(), message: z.string() }))
  .transform((list) => list.map(({ field, message }) => `${field}: ${message}`));
const state = z.object({
  externalId: z.string(),
  url: z.string(),
  state: z.enum(['pending', 'live', 'rejected', 'removed']),
  errors,
});
/** A document that could not be read has no place on the site, only errors. */
const unreadable = z
  .object({ error: z.literal('invalid'), errors })
  .transform((found) => ({ state: 'rejected' as const, externalId: null, url: null, errors: found.errors }));

/** Some 100 metres; more is refused for a point that is not shown exactly. */
const pointDecimals = 3;

/** What is open to talk about is no answer. */
const furnitureAnswers: Readonly<Record<string, boolean>> = { furnished: true, unfurnished: false };

const terms = { 'long-term': 'open', 'fixed-term': 'fixed' } as const;

/** Pushes listings to mbl.is. The site publishes no interface, so the protocol is our own (integrations 14). */
export function mblListings(config: Configured<'MBL_BASE_URL'>, metrics: Metrics): ExternalListings {
  const http = new ProviderHttp({
    port,
    baseUrl: config.MBL_BASE_URL,
    metrics,
    ...providerLimits(config),
  });
  const headers = { authorization: `Bearer ${config.MBL_TOKEN}` };
  const pathOf = (ourId: string) => `/v1/listings/${encodeURIComponent(ourId)}`;
  return {
    upsert: (listing) =>
      http.call({
        operation: 'upsert',
        method: 'PUT',
        path: pathOf(listing.ourId),
        headers,
        body: documentOf(listing),
        answer: z.union([state, unreadable]),
        answersAlsoWith: 422,
        // The whole listing is sent each time: twice the same is once.
        repeatable: true,
      }),
    async remove(ourId) {
      try {
        await http.call({
          operation: 'remove',
          method: 'DELETE',
          path: pathOf(ourId),
          headers,
          answer: z.null(),
          repeatable: true,
        });
      } catch (error) {
        if (!(error instanceof PortError) || error.outcome !== 'not-found') throw error;
      }
    },
    status: (ourId) =>
      http.call({
        operation: 'status',
        method: 'GET',
        path: pathOf(ourId),
        headers,
        answer: state,
        repeatable: true,
      }),
  };
}

function documentOf(listing: ExternalListing) {
  const { point, currency, address, postalCode, place, furnished } = listing;
  const round = (degrees: number) => Number(degrees.toFixed(pointDecimals));
  return {
    title:
      listing.title || [address, [postalCode, place].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    type: listing.type,
    category: listing.category,
    address: address || null,
    postal_code: postalCode,
    place,
    point: point && { lat: round(point.lat), lng: round(point.lng) },
    exact_location: false,
    size: listing.size,
    rooms: listing.rooms,
    bedrooms: listing.bedrooms,
    price: currency === 'ISK' ? listing.price : listing.price / 100,
    currency,
    deposit_months: listing.depositMonths,
    available_from: listing.availableFrom,
    term: terms[listing.term],
    pets: listing.pets,
    furnished: furnitureAnswers[furnished ?? ''] ?? null,
    description: {
      ...(listing.descriptionIs ? { is: listing.descriptionIs } : {}),
      ...(listing.descriptionEn ? { en: listing.descriptionEn } : {}),
    },
    images: listing.imageUrls,
    contact_url: listing.contactUrl,
    updated_at: listing.updatedAt,
  };
}
