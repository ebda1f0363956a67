import type {
  createPreviewLink as createContract,
  getPreviewLink as getContract,
  PreviewLink,
  withdrawPreviewLink as withdrawContract,
} from '@heima/domain/listing-previews/endpoints.ts';
import { previewLinkMade, previewLinkWithdrawn } from '@heima/domain/listing-previews/events.ts';
import { refusalToPreview } from '@heima/domain/listing-previews/preview.ts';
import { refuseIf } from '@heima/domain/shared/refusal.ts';
import { findListing, lockListing } from '#capabilities/listings/public.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { newId } from '#platform/new-id.ts';
import { deletePreview, findPreview, insertPreview, type PreviewRow } from './preview-store.ts';
import { previewToken, previewTokenHash } from './preview-token.ts';

/** The link of a draft, for who works on it; none once the listing was published. */
export const getPreviewLink: Handler<typeof getContract> = async ({ params }, call) => {
  const { db } = call.services;
  const listing = await findListing(db, params.id, 'share_draft', call);
  const row = refusalToPreview(listing) ? undefined : await findPreview(db, params.id);
  return presentLink(row, call);
};

/** Makes the link of a draft, or answers the one that there is. */
export const createPreviewLink: Handler<typeof createContract> = async ({ params }, call) => {
  const { secrets } = call.services;
  return call.answer(
    async (unit) => {
      await lockListing(unit.db, params.id);
      refuseIf(refusalToPreview(await findListing(unit.db, params.id, 'share_draft', call)));
      const found = await findPreview(unit.db, params.id);
      if (found) return found;
      const id = newId();
      const row = {
        id,
        listing_id: params.id,
        token_hash: previewTokenHash(secrets, previewToken(secrets, id)),
        created_at: call.now,
      };
      await insertPreview(unit.db, row);
      await unit.record(previewLinkMade, params.id);
      return row;
    },
    (row) => presentLink(row, call),
  );
};

/** Withdraws the link of a draft; once more changes nothing. */
export const withdrawPreviewLink: Handler<typeof withdrawContract> = async ({ params }, call) => {
  await call.change(async (unit) => {
    await lockListing(unit.db, params.id);
    await findListing(unit.db, params.id, 'share_draft', call);
    if (await deletePreview(unit.db, params.id)) await unit.record(previewLinkWithdrawn, params.id);
  });
  return undefined;
};

const presentLink = (row: PreviewRow | undefined, { services }: Call): PreviewLink => ({
  url: row ? `${services.config.PUBLIC_URL}/listing-preview/${previewToken(services.secrets, row.id)}` : null,
  created_at: row ? row.created_at.toISOString() : null,
});
