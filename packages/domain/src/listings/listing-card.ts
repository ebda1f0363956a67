import { z } from 'zod';
import { currencyCodes } from '../shared/money.ts';
import { houseUtilityCodes, petCodes } from './listing-codes.ts';

/** A picture with everything needed to show it without a jump: sizes, a tiny blurred preview, its caption as alt text. */
export const listingImage = z.object({
  id: z.string(),
  caption: z.string().nullable(),
  /** Address without width and ending: `<src>-<width>.webp`. */
  src: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  avif: z.boolean(),
  blur: z.string(),
});
export type ListingImage = z.output<typeof listingImage>;

/** Money as answers have it and bodies take it: whole krónur; dollars and euros with two decimals (rulings, Money). */
export const amountOnWire = z.number();

export const listingPrice = z.object({
  price: amountOnWire,
  currency: z.enum(currencyCodes),
});

/** A point on the map. `exact` is true only for those entitled to the true position. */
export const listingLocation = z.object({ lat: z.number(), lng: z.number(), exact: z.boolean() });

/** A listing as lists show it. */
export const listingCard = z.object({
  id: z.string(),
  title: z.string().nullable(),
  short_address: z.string().nullable(),
  postal_code: z.string().nullable(),
  city: z.string().nullable(),
  listing_type: z.string().nullable(),
  listing_category: z.string().nullable(),
  size: z.number().nullable(),
  rooms: z.int().nullable(),
  bedrooms: z.int().nullable(),
  bathrooms: z.int().nullable(),
  price: listingPrice.nullable(),
  price_type: z.int(),
  /** The price as a rent of a month in krónur, by today's rate; null where it cannot be said (decision 0054). */
  monthly_rent: z.int().nullable(),
  available_from: z.string().nullable(),
  furniture: z.string().nullable(),
  allowed_pets: z.array(z.enum(petCodes)),
  included: z.array(z.enum(houseUtilityCodes)),
  images: z.array(listingImage),
  image_count: z.int(),
  location: listingLocation.nullable(),
  visible: z.boolean(),
  published_at: z.string().nullable(),
  liked: z.boolean(),
});
export type ListingCard = z.output<typeof listingCard>;

/** A pin or, where there are many, a cluster of them. */
export const mapLocation = z.object({
  lat: z.number(),
  lng: z.number(),
  count: z.int(),
  /** Only of single pins. */
  id: z.string().optional(),
  price: z.int().optional(),
  /** The street without its number, else the place, for the pin's name. */
  place: z.string().optional(),
  rooms: z.int().optional(),
});
export type MapLocation = z.output<typeof mapLocation>;
