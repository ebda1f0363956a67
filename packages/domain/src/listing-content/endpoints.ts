import { z } from 'zod';
import { listingAddress, listingDescription, listingRules } from '../listings/listing-answer.ts';
import { listingImage, listingLocation } from '../listings/listing-card.ts';
import { clientId } from '../listings/listing-input.ts';
import { endpoint } from '../shared/endpoint.ts';
import {
  addressBody,
  addressChange,
  descriptionBody,
  imageChange,
  imageOrder,
  imageRotation,
  locationBody,
  rulesChange,
  translationBody,
} from './content-input.ts';
import { maxImageBytes } from './image-limits.ts';

const id = z.object({ id: z.uuid() });
/** Parts of a listing are answered with the version of the whole: a change of any part is a change of it. */
const version = z.string();

const asClient = z.object({ client_id: clientId.optional() });

/** The address as kept, and what the property register said of it. */
const savedAddress = listingAddress.extend({
  /** The id of the listing: a listing has one address. */
  id: z.string(),
  location: listingLocation.nullable(),
  /** True: the register knows the property. False: it could not be asked. Null: no property number was given. */
  property_verified: z.boolean().nullable(),
  version,
});

export const setAddress = endpoint({
  method: 'POST',
  path: '/listings/:id/address',
  spec: 'E103',
  summary: 'Sets the whole address; the property number is checked with the register.',
  access: 'client',
  versioned: true,
  params: id,
  body: addressBody,
  response: savedAddress,
  refusals: ['listings.missingFields'],
});

export const changeAddress = endpoint({
  method: 'PATCH',
  path: '/addresses/:id',
  spec: 'E105',
  summary:
    'Changes parts of an address, such as its postal code; a bad code is reported at the field postal_code.',
  access: 'client',
  versioned: true,
  params: id,
  body: addressChange,
  response: savedAddress,
  refusals: ['listings.missingFields'],
});

export const changeLocation = endpoint({
  method: 'PATCH',
  path: '/listings/:id/location',
  spec: 'E104',
  summary: 'Moves the listing on the map; those who may not know the place see a point within 150 m.',
  access: 'client',
  versioned: true,
  params: id,
  body: locationBody,
  response: z.object({ location: listingLocation.nullable(), version }),
  refusals: ['listings.missingFields'],
});

export const addImage = endpoint({
  method: 'POST',
  path: '/listings/:id/images',
  spec: 'E106',
  summary: 'Adds a picture, jpeg or png by its content; the client id goes into the query.',
  access: 'client',
  versioned: true,
  params: id,
  query: asClient,
  file: { field: 'image', maxBytes: maxImageBytes },
  response: listingImage,
  status: 201,
  refusals: ['listingContent.tooManyImages'],
  limits: [{ name: 'listing-image', per: 'actor', max: 400, seconds: 3600 }],
});

export const changeImage = endpoint({
  method: 'PATCH',
  path: '/listingimages/:id',
  spec: 'E107',
  summary: 'Changes the caption of a picture.',
  access: 'client',
  versioned: true,
  params: id,
  body: imageChange,
  response: listingImage.extend({ version }),
});

export const deleteImage = endpoint({
  method: 'DELETE',
  path: '/listingimages/:id',
  spec: 'E108',
  summary: 'Deletes a picture and its files.',
  access: 'client',
  versioned: true,
  params: id,
  query: asClient,
  refusals: ['listings.missingFields'],
});

export const orderImages = endpoint({
  method: 'POST',
  path: '/listings/:id/images/order',
  summary: 'Puts the pictures into the given order; every picture of the listing is named once.',
  access: 'client',
  versioned: true,
  params: id,
  body: imageOrder,
  response: z.array(listingImage),
  refusals: ['listingContent.otherImages'],
});

export const rotateImage = endpoint({
  method: 'POST',
  path: '/listingimages/:id/rotate',
  summary: 'Turns a picture by a quarter to the right, with all its files; their addresses change.',
  access: 'client',
  params: id,
  body: imageRotation,
  response: listingImage,
  limits: [{ name: 'listing-image', per: 'actor', max: 400, seconds: 3600 }],
});

export const changeRules = endpoint({
  method: 'PATCH',
  path: '/rules/:id',
  spec: 'E109',
  summary: 'Changes the house rules; the id is the listing.',
  access: 'client',
  versioned: true,
  params: id,
  body: rulesChange,
  response: listingRules.extend({ version }),
});

export const writeDescription = endpoint({
  method: 'POST',
  path: '/listings/:id/descriptions',
  spec: 'E111',
  summary: 'Writes the description in one language, in place of the one that was there.',
  access: 'client',
  versioned: true,
  params: id,
  body: descriptionBody,
  response: listingDescription.extend({ version }),
  refusals: ['listings.missingFields'],
});

export const translateDescription = endpoint({
  method: 'POST',
  path: '/listings/:id/translate-description',
  spec: 'E110',
  summary:
    'Translates the description by machine, English to Icelandic unless the body names other languages, five times a day.',
  access: 'client',
  versioned: true,
  params: id,
  body: translationBody,
  response: listingDescription.extend({ version }),
  refusals: ['listingContent.nothingToTranslate', 'listingContent.writtenByHand', 'common.providerDown'],
});

export const deleteDescription = endpoint({
  method: 'DELETE',
  path: '/listing-descriptions/:id',
  spec: 'E112',
  summary: 'Deletes the description in one language.',
  access: 'client',
  versioned: true,
  params: id,
  query: asClient,
  refusals: ['listings.missingFields'],
});
