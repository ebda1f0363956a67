import type { decidePublishRequest as contract } from '@heima/domain/listing-publication/endpoints.ts';
import { publishRequestState } from '@heima/domain/listings/listing-lifecycle.ts';
import { refusalToDecideRequest } from '@heima/domain/listings/publish.ts';
import { refuse, refuseIf } from '@heima/domain/shared/refusal.ts';
import { lockListing } from '#capabilities/listings/public.ts';
import { nameOf } from '#capabilities/people/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { accept, deny } from './moderate-listing.ts';
import { findRequest } from './publication-store.ts';

/**
 * Decides about an open request for publication. Whoever comes second, also at the same moment, is refused with the
 * name of who was first: the decision of a colleague is not undone by accident.
 */
export const decidePublishRequest: Handler<typeof contract> = ({ params, body }, call) =>
  call.answer(async (unit) => {
    const asked = (await findRequest(unit.db, params.id)) ?? refuse('common.notFound');
    await lockListing(unit.db, asked.listing_id);
    const request = (await findRequest(unit.db, params.id)) ?? refuse('common.notFound');
    refuseIf(
      refusalToDecideRequest({
        state: publishRequestState(request),
        by: (await nameOf(unit.db, request.decided_by)) ?? '',
      }),
    );
    await (body.decision === 'accept'
      ? accept(unit, call, request.listing_id)
      : deny(unit, call, request.listing_id, body.reason ?? ''));
  });
