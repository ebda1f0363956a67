import type * as contracts from '@heima/domain/offers/bidding-endpoints.ts';
import type { RentalOffer } from '@heima/domain/offers/offer-answer.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { answerBid, type Said, type Target } from './answer-bid.ts';
import { showOffer } from './show-offer.ts';

type Action = Parameters<typeof answerBid>[3];

/** Does it under the caller's key and answers the negotiation as it is then. */
const answered = (call: Call, target: Target, action: Action, said: Said) =>
  call.answer(
    (unit) => answerBid(unit, call, target, action, said),
    ({ offer }, { db }) => showOffer(db, offer.id, call),
  );

/** The same for calls that take no key. */
async function changed(call: Call, target: Target, action: Action, said: Said): Promise<RentalOffer> {
  const { offer } = await call.change((unit) => answerBid(unit, call, target, action, said));
  return showOffer(call.services.db, offer.id, call);
}

/** E067, R216. */
export const acceptBid: Handler<typeof contracts.acceptBid> = ({ params, body }, call) =>
  answered(call, { bidId: params.id }, 'accept', body);

/** E068, R218. */
export const withdrawBid: Handler<typeof contracts.withdrawBid> = ({ params, body }, call) =>
  answered(call, { bidId: params.id }, 'withdraw', body);

/** E069, R215. */
export const counterBid: Handler<typeof contracts.counterBid> = ({ params, body }, call) =>
  answered(call, { bidId: params.id }, 'counter', body);

/** E070, R217, R219. */
export const denyOffer: Handler<typeof contracts.denyOffer> = ({ params, body }, call) =>
  answered(call, { offerId: params.id }, 'deny', body);

/** E071. */
export const acceptOffer: Handler<typeof contracts.acceptOffer> = ({ params, body }, call) =>
  answered(call, { offerId: params.id }, 'accept', body);

/** E072. */
export const rejectOffer: Handler<typeof contracts.rejectOffer> = ({ params, body }, call) =>
  changed(call, { offerId: params.id }, 'deny', body);

/** E073. */
export const withdrawOffer: Handler<typeof contracts.withdrawOffer> = ({ params, body }, call) =>
  changed(call, { offerId: params.id }, 'withdraw', body);

/** E074. */
export const counterOffer: Handler<typeof contracts.counterOffer> = ({ params, body }, call) =>
  answered(call, { offerId: params.id }, 'counter', body);
