import { z } from 'zod';
import { endpoint, type Limit } from '#shared/endpoint.ts';
import { languageInput } from '#shared/language-input.ts';
import { queryFlag, queryInteger } from '#shared/query-values.ts';
import { readCorner } from './box.ts';
import { placeKinds } from './place-row.ts';
import { isOnEarth } from './point.ts';
import { point } from './point-input.ts';
import { propertyNumber } from './property-number-input.ts';

/** Typed text of a search; longer than any address. */
const typed = z.string().trim().min(1).max(120);

/** What the map provider takes as one. */
const sessionToken = z.string().regex(/^[\w-]{1,36}$/, { error: 'validation.form' });

const corner = point.nullable();

/** A corner of a box in a query: `64.14,-21.93`. */
const corneredAt = z.string().transform((text, context) => {
  const found = readCorner(text);
  if (found && isOnEarth(found)) return found;
  context.addIssue({ code: 'custom', message: 'validation.point' });
  return z.NEVER;
});

const perMinute = (name: string, max: number): Limit => ({ name, per: 'address', max, seconds: 60 });

/** A suggestion of the map provider; its id leads to the geocoded place. */
const mapSuggestion = z.object({ place_id: z.string(), title: z.string(), subtitle: z.string() });

const geocodedPlace = z.object({
  place_id: z.string(),
  label: z.string(),
  location: point,
  boundaries_south_west: point,
  boundaries_north_east: point,
});

/** An address of the register, or of the map provider abroad, where only the text and the place may be known. */
const addressSuggestion = z.object({
  id: z.string(),
  /** Whole address in one line: Borgartún 8A, 105 Reykjavík. */
  title: z.string(),
  street_name: z.string(),
  /** In dative, as people write it after "at". */
  street_name_dative: z.string().nullable(),
  /** Number with letter, or null for a farm. */
  street_number: z.string().nullable(),
  postal_code: z.string().nullable(),
  city: z.string().nullable(),
  /** Two-letter code. */
  country: z.string(),
  location: corner,
  /** Property numbers at the address, where known. */
  property_count: z.int().nullable(),
});

/** A unit of a property as the register describes it. */
const propertyUnit = z.object({
  /** Marking of the unit, six digits: floor in the third and fourth, flat in the last two. */
  marking: z.string(),
  floor: z.int().nullable(),
  apartment_number: z.string().nullable(),
  use: z.string(),
  /** Square metres. */
  size: z.number().nullable(),
});

const registeredProperty = z.object({
  /** Seven digits, as text (K16). */
  fastanr: z.string(),
  /** F and the digits. */
  name: z.string(),
  address: z.string(),
  street_name: z.string().nullable(),
  street_number: z.string().nullable(),
  postal_code: z.string().nullable(),
  city: z.string().nullable(),
  municipality: z.string().nullable(),
  size: z.number().nullable(),
  units: z.array(propertyUnit),
  location: corner,
  /** Whether the person who asks is a registered owner; owners are named to nobody. Null when it is not known. */
  is_owner: z.boolean().nullable(),
});

const registeredPerson = z.object({
  country: z.string(),
  national_id: z.string(),
  name: z.string(),
  kind: z.enum(['person', 'company']),
  status: z.enum(['active', 'deregistered', 'deceased']),
  /** Only to the person whose birth date it is. */
  birth_date: z.string().nullable(),
});

export const suggestMapPlaces = endpoint({
  method: 'GET',
  path: '/gmaps/search-suggestions',
  spec: 'E115',
  summary: 'Places of the map provider for a typed text.',
  access: 'anyone',
  query: z.object({
    query: typed,
    /** Groups the typing and the choice that follows it. */
    session_token: sessionToken.optional(),
    lang: languageInput.optional(),
  }),
  response: z.array(mapSuggestion),
  refusals: ['common.providerDown'],
  limits: [perMinute('map-suggestions', 60)],
});

export const geocodePlace = endpoint({
  method: 'GET',
  path: '/gmaps/geocode',
  spec: 'E116',
  summary: 'Position and box of a suggested place.',
  access: 'anyone',
  query: z.object({
    place_id: z.string().trim().min(1).max(300),
    lang: languageInput.optional(),
  }),
  response: geocodedPlace,
  refusals: ['common.notFound', 'common.providerDown'],
  limits: [perMinute('map-geocode', 60)],
});

export const suggestAddresses = endpoint({
  method: 'GET',
  path: '/utilities/address-suggestions/:query',
  spec: 'E396',
  summary: 'Addresses for a typed text, Icelandic ones first, foreign ones where the register has none.',
  access: 'anyone',
  params: z.object({ query: typed }),
  response: z.array(addressSuggestion),
  refusals: ['common.providerDown'],
  limits: [perMinute('address-suggestions', 60)],
});

export const suggestIcelandicAddresses = endpoint({
  method: 'GET',
  path: '/utilities/icelandic-address-suggestions/:query',
  spec: 'E397',
  summary: 'Icelandic addresses for a typed text.',
  access: 'anyone',
  params: z.object({ query: typed }),
  response: z.array(addressSuggestion),
  refusals: ['common.providerDown'],
  limits: [perMinute('icelandic-address-suggestions', 120)],
});

export const lookUpProperty = endpoint({
  method: 'GET',
  path: '/utilities/landreg-lookup/:id',
  spec: 'E398',
  summary: 'A property of the land registry by its number, in any spelling.',
  access: 'user',
  params: z.object({ id: propertyNumber }),
  response: registeredProperty,
  refusals: ['places.noPropertyInfo', 'common.providerDown'],
  limits: [{ name: 'property-lookup', per: 'actor', max: 60, seconds: 3600 }],
});

export const lookUpPerson = endpoint({
  method: 'GET',
  path: '/utilities/national-registry/:country/:ssn',
  spec: 'E399',
  summary: 'The name of a person or company by national id. Every lookup is recorded.',
  access: 'user',
  params: z.object({
    country: z.string().trim().length(2).toUpperCase(),
    ssn: z.string().trim().min(1).max(40),
  }),
  response: registeredPerson,
  refusals: [
    'places.countryNotSupported',
    'places.companiesNotServed',
    'places.nationalIdForm',
    'places.nationalIdUnknown',
    'places.lookupFailed',
  ],
  limits: [{ name: 'person-lookup', per: 'actor', max: 20, seconds: 3600 }],
});

export const suggestPlaces = endpoint({
  method: 'GET',
  path: '/places/suggestions',
  summary: 'Regions, towns, postal codes, streets and addresses for a typed text, best first.',
  access: 'anyone',
  query: z.object({
    query: typed,
    limit: queryInteger({ min: 1, max: 20 }).default(8),
    lang: languageInput.optional(),
  }),
  response: z.array(
    z.object({
      kind: z.enum(placeKinds),
      id: z.string(),
      title: z.string(),
      subtitle: z.string(),
      location: corner,
      boundaries_south_west: corner,
      boundaries_north_east: corner,
    }),
  ),
  limits: [perMinute('place-suggestions', 240)],
  sharedCacheSeconds: 600,
});

const label = z.object({
  /** Street or house number, as the register writes it. */
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
});

export const listMapLabels = endpoint({
  method: 'GET',
  path: '/places/map-labels',
  summary: 'Names of streets and house numbers in a small part of the map, from the address register.',
  access: 'anyone',
  query: z.object({
    boundaries_south_west: corneredAt,
    boundaries_north_east: corneredAt,
    with_numbers: queryFlag().default(false),
  }),
  response: z.object({
    /** Largest first; none in a box larger than a district. `angle` is that of the street in degrees, clockwise, from west to east. */
    streets: z.array(label.extend({ angle: z.number() })),
    numbers: z.array(label),
  }),
  limits: [perMinute('map-labels', 240)],
  sharedCacheSeconds: 86_400,
});
