import { placeBid } from '@heima/domain/offers/bidding-endpoints.ts';
import type { Person } from '#testing/people.ts';
import type { TestApp } from '#testing/test-app.ts';

/** Bids for a home as a person would: the applicant, or the landlord with the application. */
export const bid = async (app: TestApp, who: Person, listingId: string, more: object = {}) =>
  (
    await app.ask(
      placeBid,
      { params: { id: listingId }, body: { price: 250_000, ...more } },
      { as: who.access },
    )
  ).body;
