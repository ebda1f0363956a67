import {
  defaultPublishes,
  listListingPublishes,
  publishOrders,
} from '@heima/domain/listing-publication/staff-endpoints.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { pageNumber } from '#platform/page-number.ts';

/** Listings on one page. */
export const pageSize = 25;

/** What the address asks for; what left publication last unless it says otherwise (R304). */
export const readPublishes = (params: URLSearchParams) => ({
  order_by: publishOrders.find((order) => order === params.get('order_by')) ?? defaultPublishes.order_by,
  visible: params.has('visible') ? params.get('visible') === 'true' : defaultPublishes.visible,
  page: pageNumber(params),
});

export const publishesQuery = (params: URLSearchParams) =>
  endpointQuery(listListingPublishes, { query: { ...readPublishes(params), page_size: pageSize } });
