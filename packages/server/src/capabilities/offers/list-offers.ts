import { listRentalOffers as contract } from '@heima/domain/offers/endpoints.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { readPage } from '@heima/domain/shared/paging.ts';
import { sql } from 'kysely';
import type { Handler } from '#platform/http/call.ts';
import { pageLinks } from '#platform/http/page-links.ts';
import { awaitingAnswerOf, filtered, findOffers, takingPart } from './list-store.ts';
import { presentOffers } from './present-offer.ts';

const pageSize = 20;

/** The negotiations that the caller takes part in (E064). */
export const listRentalOffers: Handler<typeof contract> = async ({ query }, call) => {
  const { db } = call.services;
  const page = readPage(query, pageSize);
  const actor = signedIn(call.actor);
  const whose = takingPart(actor, query.side);
  const where = sql`${filtered(query, call.now)}
    and ${query.awaits_answer ? awaitingAnswerOf(actor, call.now) : sql`true`}`;
  const { rows, count } = await findOffers(db, { whose, where, order: query.order_by, ...page });
  const links = pageLinks(contract.path, { ...query }, { ...page, count });
  return { ...links, count, items: await presentOffers(db, rows, call) };
};
