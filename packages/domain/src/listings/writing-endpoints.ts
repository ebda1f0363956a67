import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { listingAnswer, wizardProgress } from './listing-answer.ts';
import { listingChange, newListing, priceBody, stepBody } from './listing-input.ts';

// Apart from the calls that read: a body's schema comes with its module, and public pages only read.

const id = z.object({ id: z.uuid() });

export const createListing = endpoint({
  method: 'POST',
  path: '/listings',
  spec: 'E091',
  summary: 'Starts a draft. A client id has one draft: asking again changes that one.',
  access: 'client',
  body: newListing,
  response: listingAnswer,
  status: 201,
  limits: [{ name: 'new-listing', per: 'actor', max: 60, seconds: 3600 }],
});

export const changeListing = endpoint({
  method: 'PATCH',
  path: '/listings/:id',
  spec: 'E092',
  summary: 'Changes some fields; null empties one. With owner_id a draft is claimed by its signed-in maker.',
  access: 'client',
  versioned: true,
  params: id,
  body: listingChange,
  response: listingAnswer,
  refusals: ['listings.missingFields'],
});

export const recordStep = endpoint({
  method: 'POST',
  path: '/listings/:id/steps',
  spec: 'E087',
  summary: 'Remembers the step of the wizard, by its name or its number.',
  access: 'client',
  params: id,
  body: stepBody,
  response: wizardProgress,
});

export const changePrice = endpoint({
  method: 'POST',
  path: '/listings/:id/price',
  spec: 'E095',
  summary: 'Changes the price; interested people see the change in their conversation.',
  access: 'user',
  versioned: true,
  params: id,
  body: priceBody,
  response: listingAnswer,
  refusals: ['listings.missingFields'],
});
