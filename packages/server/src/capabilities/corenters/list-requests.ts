import { listCorenterRequests as contract } from '@heima/domain/corenters/endpoints.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { emailsOf } from '#capabilities/contacts/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { pageOfAll } from '#platform/http/page-links.ts';
import { presentRequests, statusOf } from './present-request.ts';
import { findRequests } from './request-store.ts';

/** Requests that the caller has sent or received (E046); a received one that has run out is no longer shown. */
export const listCorenterRequests: Handler<typeof contract> = async (input, { actor, services, now }) => {
  const { userId } = signedIn(actor);
  const own = await emailsOf(services.db, userId);
  const keys = own.filter((email) => email.verified_at).map(({ address_key }) => address_key);
  const rows = await findRequests(services.db, userId, keys);
  const shown = rows.filter((row) => row.requested_by === userId || statusOf(row, now) !== 'EXPIRED');
  return pageOfAll(contract, input, await presentRequests(services.db, shown, { userId, now }));
};
