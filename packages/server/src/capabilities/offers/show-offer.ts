import { offerAccess } from '@heima/domain/offers/access.ts';
import type { getRentalOffer as contract } from '@heima/domain/offers/endpoints.ts';
import type { RentalOffer } from '@heima/domain/offers/offer-answer.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Database } from '#platform/db/database.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { subjectOf } from './negotiation.ts';
import { findOffer } from './offer-store.ts';
import { presentOffers } from './present-offer.ts';

/** One negotiation as the caller sees it; 404 to whoever has nothing to do with it. */
export async function showOffer(db: Database, id: string, call: Call): Promise<RentalOffer> {
  const row = (await findOffer(db, id)) ?? refuse('common.notFound');
  authorize(offerAccess, 'read', call.actor, subjectOf(row));
  const [shown] = await presentOffers(db, [row], call);
  return shown ?? refuse('common.notFound');
}

/** A negotiation with all its bids (E065). */
export const getRentalOffer: Handler<typeof contract> = ({ params }, call) =>
  showOffer(call.services.db, params.id, call);
