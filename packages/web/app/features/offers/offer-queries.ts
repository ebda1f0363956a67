import { getRentalOffer, listRentalOffers } from '@heima/domain/offers/endpoints.ts';
import { endpointQuery } from '#platform/api/queries.ts';

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

export const offersQuery = (of: OffersOf, page: number) =>
  endpointQuery(listRentalOffers, {
    query: { ...(of === 'own' && { side: 'BUYER' as const }), page, page_size: pageSize },
  });
