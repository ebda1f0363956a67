import { getRentalOffer, listRentalOffers } from '@heima/domain/offers/endpoints.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { pageNumber } from '#platform/page-number.ts';

/** The negotiation over an application; none before the first bid. */
export const offersOfQuery = (applicationId: string) =>
  endpointQuery(listRentalOffers, { query: { application_id: applicationId, page_size: 1 } });

export const offerQuery = (id: string) => endpointQuery(getRentalOffer, { params: { id } });

/** The lists of negotiations: where each is, and how it is called. */
export const offerLists = {
  all: { path: '/account/offers', title: 'shell.menu.offers' },
  own: { path: '/tenant/offers', title: 'shell.menu.ownOffers' },
} as const;

/** Which negotiations a list shows: all of a person, or those as a tenant. */
export type OffersOf = keyof typeof offerLists;
export const pageSize = 20;

/** What the address of a list asks for: a page, one side, and whether only what waits for an answer of one's own. */
export const offersView = (params: URLSearchParams) => ({
  page: pageNumber(params),
  isLandlord: params.get('side') === 'landlord',
  waits: params.get('waiting') === 'true',
});
export type OffersView = ReturnType<typeof offersView>;

export const offersQuery = (of: OffersOf, { page, isLandlord, waits }: OffersView) =>
  endpointQuery(listRentalOffers, {
    query: {
      ...(of === 'own' ? { side: 'BUYER' as const } : isLandlord && { side: 'SELLER' as const }),
      ...(waits && { awaits_answer: true }),
      page,
      page_size: pageSize,
    },
  });
