import type { getListingPreview as contract } from '@heima/domain/listing-previews/endpoints.ts';
import { refusalToPreview } from '@heima/domain/listing-previews/preview.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { presentListing, readListing } from '#capabilities/listings/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { findPreviewByHash } from './preview-store.ts';
import { previewTokenHash } from './preview-token.ts';

/**
 * The draft behind a link, as a stranger will see it: whoever looks has no more rights by the link than to look, also
 * the owner. One answer for links that never were, were withdrawn or have ended, so that nobody learns which it was.
 */
export const getListingPreview: Handler<typeof contract> = async ({ params }, call) => {
  const { services, language } = call;
  const preview = await findPreviewByHash(services.db, previewTokenHash(services.secrets, params.token));
  const row = preview && (await readListing(services.db, preview.listing_id, null));
  if (!row || refusalToPreview(row)) refuse('listingPreviews.linkEnded');
  const stranger = { kind: 'visitor', clientId: undefined, language } as const;
  return presentListing(row, { ...call, actor: stranger });
};
