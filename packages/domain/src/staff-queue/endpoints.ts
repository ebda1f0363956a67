import { z } from 'zod';
import { documentTypes } from '../identity/document-types.ts';
import { listingImage, listingPrice } from '../listings/listing-card.ts';
import { listingStates } from '../listings/listing-codes.ts';
import { reportOutcomes, reportReasons } from '../reports/report-codes.ts';
import { staffAreas } from '../shared/actor.ts';
import { endpoint } from '../shared/endpoint.ts';
import { pageOf, pageQuery } from '../shared/paging.ts';
import { publishCheckCodes } from './publish-checks.ts';
import { queueAreas, queueKinds } from './queues.ts';
import { trailActions } from './trail.ts';

const access = { staff: queueAreas } as const;
const kind = z.enum(queueKinds);
const queueParams = z.object({ kind });
const itemParams = z.object({ kind, id: z.uuid() });

const somebody = z.object({ id: z.string(), full_name: z.string() });
const claim = z.object({
  user: somebody,
  since: z.string(),
  /** It is the caller who looks at it. */
  is_own: z.boolean(),
});

const queueItem = z.object({
  id: z.string(),
  kind,
  /** The title of a listing, or the name of a person; nothing for a listing without one. */
  title: z.string().nullable(),
  /** Who asks or reports; nothing for visitors and accounts that are gone. */
  asked_by: somebody.nullable(),
  asked_at: z.string(),
  /** Why it was reported. */
  reason: z.enum(reportReasons).nullable(),
  /** Who looks at it now. */
  claim: claim.nullable(),
});
export type QueueItem = z.output<typeof queueItem>;

const aboutListing = z.object({
  id: z.string(),
  title: z.string().nullable(),
  short_address: z.string().nullable(),
  state: z.enum(listingStates),
  price: listingPrice.nullable(),
  price_type: z.int(),
  size: z.number().nullable(),
  bedrooms: z.int().nullable(),
  images: z.array(listingImage),
  description: z.string().nullable(),
});

const aboutPerson = somebody.extend({
  member_since: z.string(),
  identity_verified: z.boolean(),
  email_verified: z.boolean(),
  phone_verified: z.boolean(),
});

const facts = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('publish_requests'),
    listing: aboutListing,
    owner: aboutPerson.nullable(),
    checks: z.array(
      z.object({
        code: z.enum(publishCheckCodes),
        weight: z.enum(['problem', 'note', 'good']),
        count: z.int(),
      }),
    ),
    /** Other listings of the same home. */
    same_home: z.array(z.object({ id: z.string(), title: z.string().nullable(), visible: z.boolean() })),
  }),
  z.object({
    kind: z.literal('listing_reports'),
    text: z.string().nullable(),
    listing: aboutListing,
    owner: aboutPerson.nullable(),
    /** Reports of the same listing besides this one, open or closed. */
    others: z.int(),
  }),
  z.object({
    kind: z.literal('person_reports'),
    text: z.string().nullable(),
    person: aboutPerson,
    others: z.int(),
    /** Messages that were reported, as they were then. */
    messages: z.array(
      z.object({
        /** Written by the person who is reported. */
        by_reported: z.boolean(),
        message: z.string(),
        sent_at: z.iso.datetime(),
      }),
    ),
  }),
  z.object({
    kind: z.literal('identities'),
    person: aboutPerson,
    account: z.object({ full_name: z.string(), birth_date: z.string().nullable() }),
    /** What the provider read from the document. */
    document: z.object({
      full_name: z.string().nullable(),
      birth_date: z.string().nullable(),
      type: z.enum(documentTypes).nullable(),
      /** Its name in the language of the request. */
      country: z.string().nullable(),
    }),
    differs: z.array(z.enum(['name', 'birth_date'])),
  }),
]);
export type QueueFacts = z.output<typeof facts>;

const decision = z.object({
  outcome: z.enum(['accept', 'deny', 'withdrawn', 'reject', ...reportOutcomes]),
  at: z.string().nullable(),
  by: somebody.nullable(),
  reason: z.string().nullable(),
});

export const listQueues = endpoint({
  method: 'GET',
  path: '/staff/queues',
  summary: 'The queues that the caller works through, with how much waits in each and since when.',
  // Every menu of staff asks; who works elsewhere has no queue.
  access: { staff: staffAreas },
  response: z.object({
    items: z.array(z.object({ kind, open: z.int(), oldest_at: z.string().nullable() })),
  }),
});

export const listQueue = endpoint({
  method: 'GET',
  path: '/staff/queues/:kind',
  summary: 'What waits in a queue, the longest waiting first, with who looks at it.',
  access,
  params: queueParams,
  query: z.object({ ...pageQuery }),
  response: pageOf(queueItem),
});

export const getQueueItem = endpoint({
  method: 'GET',
  path: '/staff/queues/:kind/:id',
  summary: 'One item with the checks that were made, its history, its decision and its neighbours.',
  access,
  params: itemParams,
  response: queueItem.extend({
    /** The caller may decide it: it is not about the caller. */
    can_decide: z.boolean(),
    facts,
    decision: decision.nullable(),
    history: z.array(
      z.object({ id: z.string(), at: z.string(), action: z.enum(trailActions), by: z.string().nullable() }),
    ),
    previous_id: z.string().nullable(),
    next_id: z.string().nullable(),
  }),
});
export type QueueItemAnswer = z.output<NonNullable<(typeof getQueueItem)['response']>>;

export const claimQueueItem = endpoint({
  method: 'PUT',
  path: '/staff/queues/:kind/:id/claim',
  summary: 'Shows others that the caller looks at the item, unless somebody else does already.',
  access,
  params: itemParams,
  response: claim,
});

export const releaseQueueItem = endpoint({
  method: 'DELETE',
  path: '/staff/queues/:kind/:id/claim',
  summary: 'The caller looks at the item no longer.',
  access,
  params: itemParams,
});
