import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { languageCodes } from '../shared/language.ts';
import { pageOf, pageQuery } from '../shared/paging.ts';
import { listingAnswer, missingField, ownListingCard, wizardProgress } from './listing-answer.ts';
import { listingCard } from './listing-card.ts';
import { listingStates, listingWaits } from './listing-codes.ts';
import { clientId } from './listing-input.ts';

/** Letters that are looked for in the titles and places of homes. */
const maxWords = 100;
const id = z.object({ id: z.uuid() });

/** Visitors send the client id of their draft with every call of the wizard (G30); people who are signed in do not. */
const asClient = z.object({ client_id: clientId.optional() });

export const getListing = endpoint({
  method: 'GET',
  path: '/listings/:id',
  spec: 'E089',
  summary:
    'One listing. An unpublished one exists only for its owner, its insiders, the holder of its client id and staff.',
  access: 'anyone',
  params: id,
  query: asClient,
  response: listingAnswer,
});

export const similarListings = endpoint({
  method: 'GET',
  path: '/listings/:id/similar',
  summary: 'At most four published listings of the same type, nearby and at a similar price, nearest first.',
  access: 'anyone',
  params: id,
  query: asClient,
  response: z.array(listingCard),
});

export const deleteListing = endpoint({
  method: 'DELETE',
  path: '/listings/:id',
  spec: 'X017',
  summary: 'Deletes a draft that was never published.',
  access: 'client',
  versioned: true,
  params: id,
  query: asClient,
  refusals: ['listings.wasPublished'],
});

export const getWizardProgress = endpoint({
  method: 'GET',
  path: '/listingprogress',
  spec: 'E086',
  summary: 'Where the newest draft was left; all null without a draft.',
  access: 'anyone',
  query: asClient,
  response: wizardProgress,
});

export const listMissingFields = endpoint({
  method: 'GET',
  path: '/listings/:id/missing-fields',
  spec: 'E101',
  summary: 'What the listing lacks before it can be published.',
  access: 'client',
  params: id,
  query: asClient,
  response: z.object({ fields: z.array(z.string()), missing_fields: z.array(missingField) }),
});

export const ownListings = endpoint({
  method: 'GET',
  path: '/landlords/listings',
  spec: 'E052',
  summary:
    'Listings of the signed-in landlord and of teams, last changed first; with `words` those whose title or place has words that begin so.',
  access: 'user',
  query: z.object({
    ...pageQuery,
    state: z.enum(listingStates, { error: 'validation.choice' }).optional(),
    waits_for: z.enum(listingWaits, { error: 'validation.choice' }).optional(),
    words: z.string().trim().max(maxWords).optional(),
  }),
  response: pageOf(ownListingCard),
});

export const userListings = endpoint({
  method: 'GET',
  path: '/users/:id/listings',
  spec: 'E025',
  summary: 'Listings of a person: all for that person and staff, published ones for others.',
  access: 'user',
  params: id,
  query: z.object({ ...pageQuery, state: z.enum(listingStates, { error: 'validation.choice' }).optional() }),
  response: pageOf(ownListingCard),
});

export const listUnpublishReasons = endpoint({
  method: 'GET',
  path: '/listings/unpublish-reasons',
  spec: 'E102',
  summary: 'Why a listing can be taken out of publication.',
  access: 'user',
  response: z.array(z.object({ id: z.string(), name: z.string() })),
});

export const listDescriptionLanguages = endpoint({
  method: 'GET',
  path: '/listings/description-language-options',
  spec: 'E113',
  summary: 'Languages a description may be written in.',
  access: 'anyone',
  response: z.array(z.object({ id: z.enum(languageCodes), iso: z.string(), name: z.string() })),
});
