import type { listSearchMatches as contract } from '@heima/domain/alerts/endpoints.ts';
import { fillPath } from '@heima/domain/shared/endpoint.ts';
import { readPage } from '@heima/domain/shared/paging.ts';
import { listingCards } from '#capabilities/listings/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { pageLinks } from '#platform/http/page-links.ts';
import { pageOfMatches } from './match-store.ts';
import { ownSearch } from './own-search.ts';

const defaultSize = 20;

/** The published homes that the search has found, the last found first. */
export const listSearchMatches: Handler<typeof contract> = async ({ params, query }, call) => {
  const { db } = call.services;
  const { id } = await ownSearch(db, params.id, call);
  const page = readPage(query, defaultSize);
  const { ids, count } = await pageOfMatches(db, id, page);
  return {
    count,
    ...pageLinks(
      fillPath('/saved-searches/:id/matches', { id }),
      { page_size: page.size },
      { ...page, count },
    ),
    items: await listingCards(db, ids, call.actor),
  };
};
