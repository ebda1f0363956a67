import { z } from 'zod';

/** Where an advertisement becomes too thin for the site. */
export const SHORTEST_DESCRIPTION = 50;
const POINT_DECIMALS = 3;

const point = z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });
const webAddress = z.url({ protocol: /^https?$/ });

/**
 * The document of the push protocol. There is no public one, so this is our own; unknown fields are refused, so
 * that a telephone number or an e-mail address cannot slip in.
 */
export const listingDocument = z
  .strictObject({
    title: z.string().min(1).max(200),
    type: z.enum(['residential', 'commercial', 'bnb', 'hotel', 'other', 'unique_stays']),
    category: z.string().min(1).max(60).nullable(),
    /** As exact as the owner lets it be published: street and number, street, or nothing. */
    address: z.string().max(200).nullable(),
    postal_code: z.string().regex(/^\d{3}$/),
    place: z.string().max(80).nullable(),
    point: point.nullable(),
    exact_location: z.boolean(),
    size: z.number().positive().nullable(),
    rooms: z.number().int().min(0).nullable(),
    bedrooms: z.number().int().min(0).nullable(),
    /** Whole krónur; other currencies with up to two decimals. */
    price: z.number().min(0),
    currency: z.enum(['ISK', 'USD', 'EUR']),
    deposit_months: z.number().min(0).nullable(),
    available_from: z.iso.date().nullable(),
    term: z.enum(['fixed', 'open']).nullable(),
    pets: z.boolean().nullable(),
    furnished: z.boolean().nullable(),
    description: z.strictObject({ is: z.string().optional(), en: z.string().optional() }),
    images: z.array(webAddress).max(50),
    contact_url: webAddress,
    updated_at: z.iso.datetime({ offset: true }),
  })
  .refine(({ price, currency }) => Number(price.toFixed(currency === 'ISK' ? 0 : 2)) === price, {
    path: ['price'],
    message: 'too many decimals',
  })
  .refine((document) => document.exact_location || isRounded(document.point), {
    path: ['point'],
    message: `at most ${POINT_DECIMALS} decimals unless exact_location is true`,
  });

export type ListingDocument = z.infer<typeof listingDocument>;

function isRounded(position: z.infer<typeof point> | null): boolean {
  if (position === null) return true;
  return [position.lat, position.lng].every((degrees) => Number(degrees.toFixed(POINT_DECIMALS)) === degrees);
}
