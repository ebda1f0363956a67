import type { listMissingFields as contract } from '@heima/domain/listings/endpoints.ts';
import { findListing, publishIssues } from '#capabilities/listings/public.ts';
import type { Handler } from '#platform/http/call.ts';

/** What the listing lacks before it can be published (E101). */
export const listMissingFields: Handler<typeof contract> = async ({ params }, call) => {
  const missing = publishIssues(await findListing(call.services.db, params.id, 'edit', call), call.now);
  return { fields: missing.map(({ field }) => field), missing_fields: missing };
};
