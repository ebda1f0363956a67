import { applyForListing as apply } from '@heima/domain/applications/applying-endpoints.ts';
import {
  acceptApplication as accept,
  denyApplication as deny,
} from '@heima/domain/applications/landlord-endpoints.ts';
import { listApplicationEvents as listEvents } from '@heima/domain/applications/tenant-endpoints.ts';
import * as bidding from '@heima/domain/offers/bidding-endpoints.ts';
import * as reading from '@heima/domain/offers/endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import {
  acceptBid,
  acceptOffer,
  counterBid,
  counterOffer,
  denyOffer,
  rejectOffer,
  withdrawBid,
  withdrawOffer,
} from './answer-calls.ts';
import { applyForListing } from './apply-for-listing.ts';
import { acceptApplication, denyApplication } from './decide-application.ts';
import { listApplicationEvents } from './list-application-events.ts';
import { listRentalOffers } from './list-offers.ts';
import { placeBid } from './place-bid.ts';
import { getRentalOffer } from './show-offer.ts';

export const routes: readonly Route[] = [
  route(reading.listRentalOffers, listRentalOffers),
  route(reading.getRentalOffer, getRentalOffer),
  route(bidding.placeBid, placeBid),
  route(bidding.acceptBid, acceptBid),
  route(bidding.withdrawBid, withdrawBid),
  route(bidding.counterBid, counterBid),
  route(bidding.denyOffer, denyOffer),
  route(bidding.acceptOffer, acceptOffer),
  route(bidding.rejectOffer, rejectOffer),
  route(bidding.withdrawOffer, withdrawOffer),
  route(bidding.counterOffer, counterOffer),
  // What happened to an application, with its bids.
  route(listEvents, listApplicationEvents),
  // Applications, and the answers to them, that may take a bid along (V067, C55).
  route(apply, applyForListing),
  route(accept, acceptApplication),
  route(deny, denyApplication),
];
