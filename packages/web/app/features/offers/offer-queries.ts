import { getRentalOffer, listRentalOffers } from '@heima/domain/offers/endpoints.ts';
import { endpointQuery } from '#platform/api/queries.ts';

/** The negotiation over an application; none before the first bid. */
export const offersOfQuery = (applicationId: string) =>
  endpointQuery(listRentalOffers, { query: { application_id: applicationId, page_size: 1 } });

export const offerQuery = (id: string) => endpointQuery(getRentalOffer, { params: { id } });

/** Which negotiations a list shows: all of a person, or those as a tenant. */
export type OffersOf = 'all' | 'own';
export const pageSize = 20;

export const offersQuery = (of: OffersOf, page: number) =>
  endpointQuery(listRentalOffers, {
    query: { ...(of === 'own' && { side: 'BUYER' as const }), page, page_size: pageSize },
  });
