import {
  listApplicationsOfListing as ofListingContract,
  type ReceivedFilter,
  listReceivedApplications as receivedContract,
} from '@heima/domain/applications/landlord-endpoints.ts';
import { listOwnApplications as ownContract } from '@heima/domain/applications/tenant-endpoints.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { fillPath } from '@heima/domain/shared/endpoint.ts';
import { type PageQuery, readPage } from '@heima/domain/shared/paging.ts';
import { sql } from 'kysely';
import { findListing } from '#capabilities/listings/public.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { pageLinks } from '#platform/http/page-links.ts';
import { answeredBy, filtered, findApplications, isUnseen, sentBy } from './list-store.ts';
import { presentOwn, presentReceived } from './present-application.ts';

const pageSize = 20;

/** The applications that the caller has sent (E048, R625). */
export const listOwnApplications: Handler<typeof ownContract> = async ({ query }, call) => {
  const { db } = call.services;
  const page = readPage(query, pageSize);
  const sent = sentBy(signedIn(call.actor));
  const scope = query.is_unseen ? sql`${sent} and ${isUnseen}` : sent;
  const found = await findApplications(db, { scope, group: query.group, order: query.order_by, ...page });
  const links = pageLinks(ownContract.path, { ...query }, { ...page, count: found.count });
  return {
    ...links,
    count: found.count,
    groups: found.groups,
    items: await presentOwn(db, found.rows, call),
  };
};

/** The applications for the homes of the caller, and of the teams that the caller answers for (E053). */
export const listReceivedApplications: Handler<typeof receivedContract> = ({ query }, call) =>
  listReceived(call, query, receivedContract.path);

/** The applications for one home (E059). */
export const listApplicationsOfListing: Handler<typeof ofListingContract> = async (
  { params, query },
  call,
) => {
  await findListing(call.services.db, params.id, 'read', call);
  const path = fillPath(ofListingContract.path, params);
  return listReceived(call, { ...query, listing_id: params.id }, path, { ...query });
};

async function listReceived(
  call: Call,
  filter: ReceivedFilter & PageQuery,
  path: string,
  query: Record<string, unknown> = { ...filter },
) {
  const { db } = call.services;
  const page = readPage(filter, pageSize);
  const scope = sql`${answeredBy(signedIn(call.actor))} and ${filtered(filter)}`;
  const { group, order_by: order } = filter;
  const found = await findApplications(db, { scope, group, order, ...page });
  const links = pageLinks(path, { ...query }, { ...page, count: found.count });
  const items = await presentReceived(db, found.rows, call);
  return { ...links, count: found.count, groups: found.groups, items };
}
