import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { applicationPreview, ownApplication } from './application-answer.ts';
import { applicationInput } from './application-input.ts';
import { applicationsPerDay, previewsPerHour } from './application-limits.ts';

// Apart from the calls that read: a body's schema comes with its module.

const id = z.object({ id: z.uuid() });

const refusals = [
  'applications.ownListing',
  'applications.listingClosed',
  'applications.alreadyApplied',
  'applications.wasDenied',
] as const;

export const previewApplication = endpoint({
  method: 'POST',
  path: '/listings/:id/applicationpreviews',
  spec: 'E061',
  summary: 'Shows an application for a home as its landlord will see it; nothing is sent.',
  access: 'user',
  params: id,
  body: applicationInput,
  response: applicationPreview,
  status: 201,
  refusals,
  limits: [previewsPerHour],
});

export const applyForListing = endpoint({
  method: 'POST',
  path: '/listings/:id/applications',
  spec: 'E060',
  summary:
    'Applies for a published home. The rental profile goes along as it is now, and with `bid_price` a bid on the rent. A person has one open application for a home.',
  access: 'user',
  params: id,
  body: applicationInput,
  response: ownApplication,
  status: 201,
  refusals: [...refusals, 'offers.tooManyBids'],
  limits: [applicationsPerDay],
});
