import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { pageOf, pageQuery } from '../shared/paging.ts';
import { queryFlag } from '../shared/query-values.ts';
import { applicationEvent, applicationPreview, ownApplication } from './application-answer.ts';
import { applicationGroups } from './application-state.ts';

const id = z.object({ id: z.uuid() });

/** Orders of an applicant's list. */
export const ownOrders = ['-created_at', 'created_at', '-decided_at'] as const;

/** How many there are in each group, of what the other filters let through. */
export const groupCounts = z.object({ new: z.int(), other: z.int(), denied: z.int() });

export const getApplicationPreview = endpoint({
  method: 'GET',
  path: '/applicationpreviews/:id',
  spec: 'E062',
  summary: 'A preview that the caller made within a day.',
  access: 'user',
  params: id,
  response: applicationPreview,
  refusals: ['applications.previewGone'],
});

export const listOwnApplications = endpoint({
  method: 'GET',
  path: '/tenants/rental-applications',
  spec: 'E048',
  summary: 'The applications that the caller has sent.',
  access: 'user',
  query: z.object({
    ...pageQuery,
    order_by: z.enum(ownOrders, { error: 'validation.choice' }).default('-created_at'),
    group: z.enum(applicationGroups, { error: 'validation.choice' }).optional(),
    /** Only those whose answer the caller has not looked at. */
    is_unseen: queryFlag().optional(),
  }),
  response: pageOf(ownApplication).extend({ groups: groupCounts }),
});

export const getOwnApplication = endpoint({
  method: 'GET',
  path: '/tenants/rental-applications/:id',
  spec: 'E049',
  summary: 'An application that the caller has sent. An answer is seen from then on.',
  access: 'user',
  params: id,
  response: ownApplication,
});

export const cancelApplication = endpoint({
  method: 'POST',
  path: '/tenants/rental-applications/:id/cancel',
  spec: 'E050',
  summary: 'Withdraws an application that is not decided.',
  access: 'user',
  params: id,
  response: ownApplication,
  refusals: ['applications.alreadyAccepted', 'applications.alreadyDenied', 'applications.wasCancelled'],
});

export const listApplicationEvents = endpoint({
  method: 'GET',
  path: '/applications/:id/events',
  spec: 'E063',
  summary:
    'What has happened to an application and to the bids over it, the first first; what the landlord considered is for the landlord’s side alone.',
  access: 'user',
  params: id,
  query: z.object(pageQuery),
  response: pageOf(applicationEvent),
});
