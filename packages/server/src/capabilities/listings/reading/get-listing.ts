import { bedroomsFilterTop } from '@heima/domain/listing-search/search-fields.ts';
import type { getListing as contract } from '@heima/domain/listings/endpoints.ts';
import { Refusal, refuse } from '@heima/domain/shared/refusal.ts';
import { findListing } from '#capabilities/listings/find-listing.ts';
import { readListing } from '#capabilities/listings/listing-store.ts';
import { presentListing } from '#capabilities/listings/present-listing.ts';
import type { Call, Handler } from '#platform/http/call.ts';

/**
 * One listing, as much of it as the caller may know (E089, G30). Where it has been published, the 404 says so, and
 * which search finds homes like it: a link to it may have been shared.
 */
export const getListing: Handler<typeof contract> = async ({ params }, call) => {
  try {
    return presentListing(await findListing(call.services.db, params.id, 'read', call), call);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'common.notFound') await refuseWithdrawn(call, params.id);
    throw error;
  }
};

/** Says nothing of drafts, nor of what staff did not let stand. */
async function refuseWithdrawn({ services }: Call, id: string): Promise<void> {
  const row = await readListing(services.db, id, null);
  if (!row || row.visible || row.published_at === null || row.unpublish_reason === 'denied') return;
  const { postal_code: code, bedrooms } = row;
  refuse('common.notFound', {
    extra: {
      withdrawn: {
        is_let: row.unpublish_reason === 'found_tenant',
        search: {
          ...(code === null ? {} : { postal_codes: [code] }),
          ...(bedrooms === null ? {} : { min_bedrooms: Math.min(bedrooms, bedroomsFilterTop) }),
        },
      },
    },
  });
}
