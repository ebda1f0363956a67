import { acceptApplication, denyApplication } from '@heima/domain/applications/landlord-endpoints.ts';
import type { BidAction } from '@heima/domain/offers/bid-state.ts';
import { acceptBid, denyOffer, withdrawBid } from '@heima/domain/offers/bidding-endpoints.ts';
import type { RentalOffer } from '@heima/domain/offers/offer-answer.ts';
import { hold } from '#platform/api/held.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { showToast } from '#ui/toasts.ts';
import { offerQuery, offersOfQuery } from './offer-queries.ts';
import { refreshOffers } from './use-live-offers.ts';

/** What is asked once before it is done. */
export type Answer = Exclude<BidAction, 'bid' | 'counter'>;

/** Shows a negotiation as a write has answered it, wherever the page shows it. */
export function holdOffer(offer: RentalOffer): void {
  hold(offerQuery(offer.id), offer);
  hold(offersOfQuery(offer.application.id), { count: 1, next: null, previous: null, items: [offer] });
}

/** The answers to a bid (R216 to R221); of one that came too late the page shows why. */
export function useBidAnswer(offer: RentalOffer) {
  const { t } = useTexts();
  const options = (action: Answer) => ({
    onDone: (answer: object) => {
      if ('bids' in answer) holdOffer(answer as RentalOffer);
      showToast({ tone: 'success', text: t(`offersScreen.done.${action}`) });
    },
    onRefusal: ({ status }: { status: number }) => {
      if (status === 409) void refreshOffers();
      return undefined;
    },
  });
  const accept = useEndpointCall(acceptBid, options('accept'));
  const deny = useEndpointCall(denyOffer, options('deny'));
  const withdraw = useEndpointCall(withdrawBid, options('withdraw'));
  const acceptBoth = useEndpointCall(acceptApplication, options('accept_with_application'));
  const denyBoth = useEndpointCall(denyApplication, options('deny_with_application'));
  const calls = [accept, deny, withdraw, acceptBoth, denyBoth];
  const { bid, application } = offer;
  const bidId = bid?.id ?? '';
  const both = { params: { id: application.id }, body: { bid_id: bidId } };
  const run: Record<Answer, () => Promise<unknown>> = {
    // Which bid was read goes along: nobody accepts or denies another one than that.
    accept: () =>
      accept.run({ params: { id: bidId }, body: bid?.bidder_id ? { bidder_id: bid.bidder_id } : {} }),
    deny: () => deny.run({ params: { id: offer.id }, body: { bid_id: bidId } }),
    withdraw: () => withdraw.run({ params: { id: bidId }, body: {} }),
    accept_with_application: () => acceptBoth.run(both),
    deny_with_application: () => denyBoth.run(both),
  };
  return {
    run,
    sending: calls.some(({ sending }) => sending),
    refusal: calls.map(({ refusal }) => refusal).find(Boolean),
  };
}
