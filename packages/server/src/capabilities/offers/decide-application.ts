import type {
  acceptApplication as acceptContract,
  denyApplication as denyContract,
} from '@heima/domain/applications/landlord-endpoints.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import {
  type ApplicationRow,
  changeApplication,
  lockedApplicationFor,
  showReceived,
} from '#capabilities/applications/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { answerBid } from './answer-bid.ts';
import { findOfferOfBid } from './offer-store.ts';

interface Decision {
  id: string;
  message?: string | undefined;
  bid_id?: string | undefined;
}

/** Accepts an application (E057, R197), with the applicant's bid where one is named: both or neither (R221, C55). */
export const acceptApplication: Handler<typeof acceptContract> = async ({ params, body }, call) =>
  call.answer(
    (unit) => decide(unit, call, 'accept', { ...params, ...body }),
    (_, { db }) => showReceived(db, params.id, call),
  );

/** Denies an application (E055, R198), with the applicant's bid where one is named: both or neither (R220, C55). */
export const denyApplication: Handler<typeof denyContract> = async ({ params, body }, call) =>
  call.answer(
    (unit) => decide(unit, call, 'deny', { ...params, ...body }),
    (_, { db }) => showReceived(db, params.id, call),
  );

async function decide(
  unit: UnitOfWork,
  call: Call,
  step: 'accept' | 'deny',
  { id, message, bid_id }: Decision,
): Promise<void> {
  const application = await lockedApplicationFor(unit, id, 'decide', call);
  if (bid_id !== undefined) await decideBid(unit, call, application, { step, bidId: bid_id });
  await changeApplication(unit, application, step, message);
}

/** @throws 404 for a bid that is not about this application */
async function decideBid(
  unit: UnitOfWork,
  call: Call,
  { id }: ApplicationRow,
  { step, bidId }: { step: 'accept' | 'deny'; bidId: string },
): Promise<void> {
  const offer = await findOfferOfBid(unit.db, bidId);
  if (offer?.application_id !== id) refuse('common.notFound');
  await answerBid(unit, call, { bidId }, `${step}_with_application`);
}
