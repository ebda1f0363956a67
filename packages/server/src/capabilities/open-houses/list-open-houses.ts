import { searchWords } from '@heima/domain/listing-search/search-words.ts';
import { openHouseAccess, ownOpenHousesAccess } from '@heima/domain/open-houses/access.ts';
import * as contracts from '@heima/domain/open-houses/endpoints.ts';
import { openHousePageSize } from '@heima/domain/open-houses/open-house-limits.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { signedIn, teamsWith } from '@heima/domain/shared/actor.ts';
import { fillPath } from '@heima/domain/shared/endpoint.ts';
import { type PageQuery, readPage } from '@heima/domain/shared/paging.ts';
import { type RawBuilder, sql } from 'kysely';
import { beginWith, readListing } from '#capabilities/listings/public.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { pageLinks } from '#platform/http/page-links.ts';
import { invitesOf, unansweredOf } from './invite-store.ts';
import { findOpenHouses, hostedBy, isSoon, joinedBy } from './open-house-store.ts';
import { findOpenHouseFor, subjectOf } from './open-house-subject.ts';
import { presentReceivedInvites, presentSentInvites } from './present-invite.ts';
import { presentOpenHouses } from './present-open-house.ts';

/** A page of open houses that a list is about (R232). */
async function pageWhere(call: Call, path: string, query: PageQuery, where: RawBuilder<unknown>) {
  const { db } = call.services;
  const page = readPage(query, openHousePageSize);
  const { rows, count } = await findOpenHouses(db, { where, now: call.now, ...page });
  const links = pageLinks(path, { ...query }, { ...page, count });
  return { ...links, count, items: await presentOpenHouses(db, rows, call) };
}

const narrowed = (
  { is_soon: soon }: { is_soon?: boolean | undefined },
  { now }: Call,
): RawBuilder<unknown> => (soon ? isSoon(now) : sql`true`);

/** E075, C29, G22. */
export const listOpenHouses: Handler<typeof contracts.listOpenHouses> = async ({ query }, call) => {
  const { listing: id, words } = query;
  const coming = sql`l.visible and o.canceled_at is null and o.ends_at > ${call.now}`;
  const listing = id === undefined ? undefined : await readListing(call.services.db, id, null);
  const isHost = listing !== undefined && openHouseAccess.host(call.actor, subjectOf(listing, false));
  const shown = isHost ? sql`true` : coming;
  const ofHome = id === undefined ? coming : sql`o.listing_id = ${id} and ${shown}`;
  const where = words ? sql`${ofHome} and o.listing_id in (${homesNamed(words)})` : ofHome;
  return pageWhere(call, contracts.listOpenHouses.path, query, where);
};

/** The homes that the search finds by a text. */
function homesNamed(text: string): RawBuilder<unknown> {
  const words = searchWords(text);
  const has = words.length === 0 ? sql`false` : beginWith(sql`w.words`, words);
  return sql`select w.listing_id from searchable_words w where ${has}`;
}

/** E082. A person who asks also gets those of homes that the person works on in a team. */
export const listHostedOpenHouses: Handler<typeof contracts.listHostedOpenHouses> = async (
  { params, query },
  call,
) => {
  authorize(ownOpenHousesAccess, 'read', call.actor, { ownerId: params.id });
  const actor = signedIn(call.actor);
  const teams = actor.userId === params.id ? teamsWith(actor, 'manage_listings') : [];
  const where = sql`${hostedBy(params.id, teams)} and ${narrowed(query, call)}`;
  return pageWhere(call, fillPath(contracts.listHostedOpenHouses.path, params), query, where);
};

/** E083, R230. */
export const listJoinedOpenHouses: Handler<typeof contracts.listJoinedOpenHouses> = async (
  { params, query },
  call,
) => {
  authorize(ownOpenHousesAccess, 'read', call.actor, { ownerId: params.id });
  const where = sql`${joinedBy(params.id)} and ${narrowed(query, call)}`;
  return pageWhere(call, fillPath(contracts.listJoinedOpenHouses.path, params), query, where);
};

/** E084, R231. */
export const listReceivedInvites: Handler<typeof contracts.listReceivedInvites> = async (
  { params, query },
  call,
) => {
  authorize(ownOpenHousesAccess, 'read', call.actor, { ownerId: params.id });
  const { db } = call.services;
  const page = readPage(query, openHousePageSize);
  const { rows, count } = await unansweredOf(db, params.id, {
    now: call.now,
    isOpen: query.is_open ?? false,
    ...page,
  });
  const path = fillPath(contracts.listReceivedInvites.path, params);
  const links = pageLinks(path, { ...query }, { ...page, count });
  return { ...links, count, items: await presentReceivedInvites(db, rows, call) };
};

/** X016. */
export const listSentInvites: Handler<typeof contracts.listSentInvites> = async ({ params, query }, call) => {
  const { db } = call.services;
  const row = await findOpenHouseFor(db, params.id, 'host', call.actor);
  const all = await invitesOf(db, row.id);
  const page = readPage(query, openHousePageSize);
  const path = fillPath(contracts.listSentInvites.path, params);
  const links = pageLinks(path, { ...query }, { ...page, count: all.length });
  const rows = all.slice(page.offset, page.offset + page.size);
  const items = await presentSentInvites(db, rows, { row, now: call.now });
  return { ...links, count: all.length, items };
};
