import { type ListingAction, type ListingSubject, listingAccess } from '@heima/domain/listings/access.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import type { Actor } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Database } from '#platform/db/database.ts';
import type { Call } from '#platform/http/call.ts';
import { type Secrets, sameText } from '#platform/secrets.ts';
import type { ListingRow } from './listing-row.ts';
import { readListing } from './listing-store.ts';

/** What is stored instead of a client id. */
export const clientIdHash = (secrets: Secrets, clientId: string): string =>
  secrets.hash(`listing client ${clientId}`);

/** Whether this client id opens the draft; it opens nothing once somebody owns the listing. */
export const isHeldBy = (
  row: Pick<ListingRow, 'owner_id' | 'client_id_hash'>,
  secrets: Secrets,
  clientId: string | undefined,
): boolean =>
  clientId !== undefined &&
  row.owner_id === null &&
  row.client_id_hash !== null &&
  sameText(row.client_id_hash, clientIdHash(secrets, clientId));

/** The listing as the access table sees it for this caller. */
export const subjectOf = (row: ListingRow, actor: Actor, secrets: Secrets): ListingSubject => ({
  ownerId: row.owner_id,
  teamId: row.team_id,
  visible: row.visible,
  heldByCaller: isHeldBy(row, secrets, actor.clientId),
  grants: row.grants,
});

export const viewerId = (actor: Actor): string | null => (actor.kind === 'user' ? actor.userId : null);

/**
 * The listing, when the caller may do this with it.
 * @throws 404 where there is none or the caller may not know of it, 401 or 403 where the action is not theirs
 */
export async function findListing(
  db: Database,
  id: string,
  action: ListingAction | 'read',
  { actor, services }: Pick<Call, 'actor' | 'services'>,
): Promise<ListingRow> {
  const row = await readListing(db, id, viewerId(actor));
  if (!row) refuse('common.notFound');
  authorize(listingAccess, action, actor, subjectOf(row, actor, services.secrets));
  return row;
}
