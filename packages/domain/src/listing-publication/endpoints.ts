import { z } from 'zod';
import { externalListingState, listingAnswer } from '#listings/listing-answer.ts';
import { denyBody, requestDecisionBody, unpublishBody } from '#listings/listing-input.ts';
import { endpoint } from '#shared/endpoint.ts';

const id = z.object({ id: z.uuid() });

export const publishListing = endpoint({
  method: 'POST',
  path: '/listings/:id/publish',
  spec: 'E096',
  summary: 'Publishes at once and asks staff to look; a refusal carries the fields that are missing.',
  access: 'user',
  params: id,
  response: listingAnswer,
  refusals: [
    'listings.missingFields',
    'listings.emailNotVerified',
    'listings.phoneNotVerified',
    'listings.deniedUnchanged',
    'listings.deniedWithoutReason',
  ],
});

export const unpublishListing = endpoint({
  method: 'POST',
  path: '/listings/:id/unpublish',
  spec: 'E097',
  summary: 'Takes the listing out of publication, with a reason.',
  access: 'user',
  params: id,
  body: unpublishBody,
  response: listingAnswer,
  refusals: ['listings.notPublished'],
});

export const acceptListing = endpoint({
  method: 'POST',
  path: '/listings/:id/admin-accept',
  spec: 'E098',
  summary: 'Staff accepts what the owner asked for: the listing is visible, or becomes so again.',
  access: { staff: 'listings' },
  params: id,
  response: listingAnswer,
  refusals: ['listings.noPublishRequest', 'listings.missingFields'],
});

export const denyListing = endpoint({
  method: 'POST',
  path: '/listings/:id/admin-deny',
  spec: 'E099',
  summary:
    'Staff takes the listing out of publication and notifies the owner, with the reason where one is given.',
  access: { staff: 'listings' },
  params: id,
  body: denyBody,
  response: listingAnswer,
  refusals: ['listings.noPublishRequest'],
});

export const syncListing = endpoint({
  method: 'POST',
  path: '/listings/:id/sync-mbl',
  spec: 'E100',
  summary:
    'Brings the outside listing site to the state of the listing: shown there when published, else removed.',
  access: { staff: 'listings' },
  params: id,
  response: externalListingState,
  status: 202,
  refusals: ['listings.notPublished', 'listings.externalSiteOff'],
});

export const getSyncState = endpoint({
  method: 'GET',
  path: '/listings/:id/sync-mbl',
  summary: 'How the last synchronisation with the outside listing site went.',
  access: { staff: 'listings' },
  params: id,
  response: externalListingState,
});

export const decidePublishRequest = endpoint({
  method: 'POST',
  path: '/staff/listing-publish-requests/:id/decision',
  summary: 'Staff decides about an open request; one that was decided by somebody else meanwhile is refused.',
  access: { staff: 'listings' },
  params: id,
  body: requestDecisionBody,
  refusals: [
    'listings.noPublishRequest',
    'listings.missingFields',
    'listings.requestDecided',
    'listings.requestWithdrawn',
  ],
});
