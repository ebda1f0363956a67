import { z } from 'zod';
import { publishRequestStates, withdrawalReasonCodes } from '../listings/listing-codes.ts';
import { endpoint } from '../shared/endpoint.ts';
import { pageOf, pageQuery } from '../shared/paging.ts';
import { queryFlag } from '../shared/query-values.ts';

/** Orders of the list; `-` is the latest first. */
export const publishOrders = ['-unpublished_at', 'unpublished_at', '-published_at', 'published_at'] as const;
export type PublishOrder = (typeof publishOrders)[number];

/** What staff see before they choose otherwise: what left publication last (R304). */
export const defaultPublishes = { order_by: '-unpublished_at', visible: false } as const satisfies {
  order_by: PublishOrder;
  visible: boolean;
};

const listingPublish = z.object({
  /** Of the listing. */
  id: z.string(),
  title: z.string().nullable(),
  owner: z.object({ id: z.string(), full_name: z.string() }).nullable(),
  visible: z.boolean(),
  published_at: z.string(),
  unpublished_at: z.string().nullable(),
  unpublish_reason: z.enum([...withdrawalReasonCodes, 'denied']).nullable(),
  /** What the owner last asked of staff. */
  request: z.object({ id: z.string(), state: z.enum(publishRequestStates) }).nullable(),
});
export type ListingPublish = z.output<typeof listingPublish>;

export const listListingPublishes = endpoint({
  method: 'GET',
  path: '/staff/listing-publishes',
  spec: 'E289',
  summary: 'Listings that were published at some time; those that left publication last come first.',
  access: { staff: 'listings' },
  query: z.object({
    order_by: z.enum(publishOrders, { error: 'validation.choice' }).optional(),
    visible: queryFlag().optional(),
    ...pageQuery,
  }),
  response: pageOf(listingPublish),
});
