import type { ApplicationPreview } from '@heima/domain/applications/application-answer.ts';
import { previewHours } from '@heima/domain/applications/application-limits.ts';
import type { previewApplication as contract } from '@heima/domain/applications/applying-endpoints.ts';
import type { getApplicationPreview as getContract } from '@heima/domain/applications/tenant-endpoints.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { writtenAmount } from '@heima/domain/shared/money.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Selectable } from 'kysely';
import type { Call, Handler } from '#platform/http/call.ts';
import { newId } from '#platform/new-id.ts';
import { presentContent } from './present-application.ts';
import { findPreview, insertPreview, type PreviewTable } from './preview-store.ts';
import { readPrice } from './read-price.ts';
import { contentOf, profileToSend, refusePastMoveIn, refuseToApply } from './sending.ts';

/** Shows an application as its landlord will see it (E061). Nobody is told of it. */
export const previewApplication: Handler<typeof contract> = async ({ params, body }, call) => {
  const { userId } = signedIn(call.actor);
  refusePastMoveIn(body, call.now);
  return call.answer(
    async (unit) => {
      const { currency, price_type } = await refuseToApply(unit.db, params.id, call);
      const bid =
        body.bid_price === null
          ? null
          : { price: readPrice(body.bid_price, currency, 'bid_price'), currency, price_type };
      const preview = {
        id: newId(),
        listing_id: params.id,
        content: { ...contentOf(body), bid },
        profile: await profileToSend(unit.db, userId, body, call.now),
        created_at: call.now,
      };
      await insertPreview(unit.db, {
        ...preview,
        applicant_id: userId,
        content: JSON.stringify(preview.content),
        profile: JSON.stringify(preview.profile),
        expires_at: new Date(call.now.getTime() + previewHours * 3_600_000),
      });
      return preview;
    },
    (preview) => presentPreview(preview, call),
  );
};

/** A preview of the caller's own (E062). */
export const getApplicationPreview: Handler<typeof getContract> = async ({ params }, call) => {
  const { userId } = signedIn(call.actor);
  const row = await findPreview(call.services.db, params.id);
  if (!row || row.applicant_id !== userId || row.expires_at <= call.now)
    return refuse('applications.previewGone');
  return presentPreview(row, call);
};

type Preview = Pick<Selectable<PreviewTable>, 'id' | 'listing_id' | 'content' | 'profile' | 'created_at'>;

const presentPreview = (
  { id, listing_id, content, profile, created_at }: Preview,
  call: Call,
): ApplicationPreview => ({
  ...presentContent(content, profile, call),
  id,
  listing_id,
  created_at: created_at.toISOString(),
  bid: content.bid
    ? {
        price: {
          price: writtenAmount(content.bid.price, content.bid.currency),
          currency: content.bid.currency,
        },
        price_type: content.bid.price_type,
      }
    : null,
});
