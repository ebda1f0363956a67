import { z } from 'zod';
import { petCodes } from '../listings/listing-codes.ts';
import { clientId } from '../listings/listing-input.ts';
import { descriptionLength } from '../listings/missing-fields.ts';
import { wholeNumber } from '../listings/number-input.ts';
import { optionalLine, typedLine, typedText } from '../listings/text-input.ts';
import { isHouseNumber } from '../places/house-number.ts';
import { readPropertyNumber } from '../places/property-number.ts';
import { codeText } from '../shared/code-text.ts';
import { languageInput } from '../shared/language-input.ts';
import { maxImages } from './image-limits.ts';

const error = 'validation.choice';
const client_id = clientId.optional();

/** The land with its islands and the sea close by: a home is somewhere in here. */
export const icelandBox = { south: 62.9, west: -25.2, north: 67.6, east: -12.8 } as const;

const latitude = z.number().min(icelandBox.south).max(icelandBox.north);
const longitude = z.number().min(icelandBox.west).max(icelandBox.east);
/** `exact` stands in the answer; taken so that a location can be sent back as it came. */
const location = z
  .strictObject(
    { lat: latitude, lng: longitude, exact: z.boolean().optional() },
    { error: 'listings.messages.location' },
  )
  .transform(({ lat, lng }) => ({ lat, lng }));

/** Whether homes have this code is checked by the use case, which reports it at `postal_code` (R311). */
const postalCode = z.string({ error }).transform(codeText).pipe(z.string().max(20));

const propertyNumber = z.string().transform((text, context) => {
  if (text.trim() === '') return null;
  const number = readPropertyNumber(text);
  if (number !== undefined) return number;
  context.addIssue({ code: 'custom', message: 'places.messages.propertyNumber' });
  return z.NEVER;
});

/** A line with a house number; an empty one is none. */
const houseNumber = z
  .string()
  .transform((text, context) => {
    const number = codeText(text).replace(/ ?[-\u2010-\u2015] ?/gu, '-');
    if (number === '') return null;
    if (isHouseNumber(number)) return number;
    context.addIssue({ code: 'custom', message: 'places.messages.houseNumber' });
    return z.NEVER;
  })
  .nullable();

const addressFields = {
  street_name: typedLine(80),
  street_number: houseNumber.optional(),
  apartment_number: optionalLine(20).optional(),
  /** The slug of a postal code is the code (C49); both names mean the same. */
  postal_code: postalCode.optional(),
  postal_code_slug: postalCode.optional(),
  /** Follows from the postal code; taken so that a whole address can be sent back as it came. */
  city: optionalLine(80).optional(),
  country: z.literal('IS', { error }).optional(),
  /** F2001234, 200-1234 and 2001234 are one property (R312). */
  fastanr: propertyNumber.nullable().optional(),
  location: location.nullable().optional(),
  client_id,
};

export const addressBody = z.strictObject(addressFields);
export const addressChange = z.strictObject({
  ...addressFields,
  street_name: typedLine(80).nullable().optional(),
});
export type AddressChange = z.output<typeof addressChange>;

export const locationBody = z.strictObject({ location: location.nullable(), client_id });

export const imageChange = z.strictObject({ caption: optionalLine(200).optional(), client_id });

export const imageOrder = z.strictObject({ ids: z.array(z.uuid()).max(maxImages), client_id });

export const imageRotation = z.strictObject({ client_id });

export const rulesChange = z.strictObject({
  max_people: wholeNumber(0, 100).optional(),
  sex_allowed: z.literal([0, 1, 2], { error }).optional(),
  sex_limitation_reason: optionalLine(300).optional(),
  smoking: z.boolean().optional(),
  allowed_pet: z
    .array(z.enum(petCodes, { error }))
    .max(20)
    .transform((pets) => petCodes.filter((pet) => pets.includes(pet)))
    .optional(),
  client_id,
});
export type RulesChange = z.output<typeof rulesChange>;

/** A draft may hold the first words; fifty characters are asked for when it is published (R240). */
export const descriptionBody = z.strictObject({
  description: typedText({ max: descriptionLength.max }),
  language: languageInput,
  client_id,
});

/** English to Icelandic unless the caller chooses otherwise (R580). */
export const translationBody = z
  .strictObject({
    from: languageInput.default('en'),
    to: languageInput.default('is'),
    /** Also replaces a text that a person wrote. */
    replace: z.boolean().default(false),
    client_id,
  })
  .refine((body) => body.from !== body.to, { error, path: ['to'] });
