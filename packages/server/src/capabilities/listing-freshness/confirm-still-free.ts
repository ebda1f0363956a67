import type { confirmStillFree as contract } from '@heima/domain/listing-freshness/endpoints.ts';
import { refusalToUnpublish } from '@heima/domain/listings/publish.ts';
import { refuseIf } from '@heima/domain/shared/refusal.ts';
import { findListing, lockListing, stateOf } from '#capabilities/listings/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { confirmFree } from './confirm-free.ts';

/** Says on the page of one's own listings that a home is still free; whoever may take it out may say so. */
export const confirmStillFree: Handler<typeof contract> = ({ params: { id } }, call) =>
  call.answer(
    async (unit) => {
      await lockListing(unit.db, id);
      const row = await findListing(unit.db, id, 'unpublish', call);
      refuseIf(refusalToUnpublish({ state: stateOf(row) }));
      await confirmFree(unit, row, 'page');
    },
    () => undefined,
  );
