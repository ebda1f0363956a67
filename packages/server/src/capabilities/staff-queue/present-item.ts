import type { QueueItem } from '@heima/domain/staff-queue/endpoints.ts';
import type { QueueKind } from '@heima/domain/staff-queue/queues.ts';
import type { QueueRow } from './queue-store.ts';

const somebody = (id: string | null, name: string | null) =>
  id === null || name === null ? null : { id, full_name: name };

/** Who looks at an item; nothing when nobody does. */
export function presentClaim(
  { claim_user_id: id, claim_name: name, claim_since: since }: QueueRow,
  viewerId: string,
): QueueItem['claim'] {
  const user = somebody(id, name);
  return user && since && { user, since: since.toISOString(), is_own: user.id === viewerId };
}

/** An item as its list shows it. */
export const presentItem = (row: QueueRow, kind: QueueKind, viewerId: string): QueueItem => ({
  id: row.id,
  kind,
  title: row.title,
  asked_by: somebody(row.asker_id, row.asker_name),
  asked_at: row.asked_at.toISOString(),
  reason: row.reason,
  claim: presentClaim(row, viewerId),
});
