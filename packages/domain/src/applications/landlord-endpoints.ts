import { z } from 'zod';
import { applicationCategories } from '../reference/application-categories.ts';
import { endpoint } from '../shared/endpoint.ts';
import { pageOf, pageQuery } from '../shared/paging.ts';
import { queryFlag } from '../shared/query-values.ts';
import { receivedApplication } from './application-answer.ts';
import {
  applicationWrites,
  maxAnswerMessage,
  maxNotes,
  maxRejected,
  maxTagLength,
  maxTags,
} from './application-limits.ts';
import { applicationGroups } from './application-state.ts';
import { groupCounts } from './tenant-endpoints.ts';

const id = z.object({ id: z.uuid() });
const message = z.string().trim().max(maxAnswerMessage).optional();
/** A bid of the applicant that is answered with the application, both or neither (C55). */
const bidToo = z.uuid({ error: 'validation.form' }).optional();
const flag = queryFlag().optional();

/** Orders of a landlord's list. */
export const receivedOrders = ['-created_at', 'created_at', 'move_in', 'adults'] as const;

/** What a landlord sorts applications by (R206 to R210, C16). */
export const receivedFilter = {
  listing_id: z.uuid().optional(),
  group: z.enum(applicationGroups, { error: 'validation.choice' }).optional(),
  has_pets: flag,
  is_employed: flag,
  is_smoking: flag,
  /** Longer than six months. */
  prefer_long_term: flag,
  /** Not withdrawn. */
  is_active: flag,
  is_considered: flag,
  /** The applicant's identity was proved. */
  is_verified: flag,
  /** Besides, everything in the profile was filled in (C16). */
  is_star_rated: flag,
  category: z.enum(applicationCategories, { error: 'validation.choice' }).optional(),
  order_by: z.enum(receivedOrders, { error: 'validation.choice' }).default('-created_at'),
};

const filterQuery = z.object(receivedFilter);
export type ReceivedFilter = z.output<typeof filterQuery>;

const decided = [
  'applications.alreadyAccepted',
  'applications.alreadyDenied',
  'applications.wasCancelled',
] as const;
const bidEnded = [
  'offers.ownBid',
  'offers.alreadyAccepted',
  'offers.alreadyDenied',
  'offers.wasWithdrawn',
  'offers.bidExpired',
] as const;
const common = {
  access: 'user',
  params: id,
  response: receivedApplication,
  limits: [applicationWrites],
} as const;

export const listReceivedApplications = endpoint({
  method: 'GET',
  path: '/landlords/rental-applications',
  spec: 'E053',
  summary: 'The applications for the homes that the caller lets or answers for in a team.',
  access: 'user',
  query: z.object({ ...pageQuery, ...receivedFilter }),
  response: pageOf(receivedApplication).extend({ groups: groupCounts }),
});

export const listApplicationsOfListing = endpoint({
  method: 'GET',
  path: '/listings/:id/applications',
  spec: 'E059',
  summary: 'The applications for one home that the caller lets.',
  access: 'user',
  params: id,
  query: z.object({ ...pageQuery, ...receivedFilter }).omit({ listing_id: true }),
  response: pageOf(receivedApplication).extend({ groups: groupCounts }),
});

export const getReceivedApplication = endpoint({
  ...common,
  method: 'GET',
  path: '/landlords/rental-applications/:id',
  spec: 'E054',
  summary: 'An application for a home that the caller lets. Seen for the first time, it is opened.',
});

export const acceptApplication = endpoint({
  ...common,
  method: 'POST',
  path: '/landlords/rental-applications/:id/accept',
  spec: 'E057',
  summary:
    'Accepts an application, with a message if there is something to say; with `bid_id` the applicant’s open bid too.',
  body: z.strictObject({ message, bid_id: bidToo }),
  refusals: [...decided, ...bidEnded],
});

export const denyApplication = endpoint({
  ...common,
  method: 'POST',
  path: '/landlords/rental-applications/:id/deny',
  spec: 'E055',
  summary:
    'Denies an application, with a message if there is something to say; with `bid_id` the applicant’s open bid too.',
  body: z.strictObject({ message, bid_id: bidToo }),
  refusals: [...decided, ...bidEnded],
});

export const rejectApplications = endpoint({
  method: 'PUT',
  path: '/landlords/rental-applications/reject-many',
  spec: 'E056',
  summary: 'Denies several applications with one message. Those that are decided already are left alone.',
  access: 'user',
  body: z.strictObject({
    rental_application_ids: z.array(z.uuid()).min(1).max(maxRejected),
    message,
  }),
  response: z.object({ denied_ids: z.array(z.string()) }),
  limits: [applicationWrites],
});

export const toggleConsideration = endpoint({
  ...common,
  method: 'PUT',
  path: '/landlords/rental-applications/:id/consideration',
  spec: 'E058',
  summary: 'Takes an application into consideration, or sets it aside again.',
  refusals: decided,
});

export const chooseCategories = endpoint({
  ...common,
  method: 'POST',
  path: '/applications/:id/categories',
  spec: 'E051',
  summary: 'Says who would live in the home, for the landlord’s side.',
  versioned: true,
  body: z.strictObject({
    application_categories: z
      .array(z.enum(applicationCategories, { error: 'validation.choice' }))
      .max(applicationCategories.length),
  }),
});

export const annotateApplication = endpoint({
  ...common,
  method: 'PATCH',
  path: '/landlords/rental-applications/:id',
  summary: 'Changes the notes and tags that the landlord’s side alone sees.',
  versioned: true,
  body: z.strictObject({
    notes: z.string().trim().max(maxNotes).optional(),
    tags: z.array(z.string().trim().min(1).max(maxTagLength)).max(maxTags).optional(),
  }),
});
