import type { CorenterRequest } from '@heima/domain/corenters/endpoints.ts';
import { invitationStatus } from '@heima/domain/corenters/request-state.ts';
import { peopleById } from '#capabilities/profiles/public.ts';
import type { Database } from '#platform/db/database.ts';
import type { RequestRow } from './request-store.ts';

/** What has become of a request by now. */
export const statusOf = (row: RequestRow, now: Date) =>
  invitationStatus({ acceptedAt: row.accepted_at, endedAt: row.ended_at, expiresAt: row.expires_at }, now);

/** Requests as the caller sees them. Whoever was invited has no name before accepting. */
export async function presentRequests(
  db: Database,
  rows: readonly RequestRow[],
  { userId, now }: { userId: string; now: Date },
): Promise<CorenterRequest[]> {
  const ids = rows.flatMap(({ requested_by, requested_to, accepted_at }) =>
    accepted_at && requested_to ? [requested_by, requested_to] : [requested_by],
  );
  const people = await peopleById(db, ids);
  return rows.flatMap((row) => {
    const by = people.get(row.requested_by);
    if (!by) return [];
    return [
      {
        id: row.id,
        direction: row.requested_by === userId ? 'sent' : 'received',
        email: row.email,
        requested_by: by,
        requested_to: (row.accepted_at && row.requested_to && people.get(row.requested_to)) || null,
        is_accepted: row.accepted_at !== null,
        is_expired: statusOf(row, now) === 'EXPIRED',
        created_at: row.created_at.toISOString(),
        expires_at: row.expires_at.toISOString(),
      },
    ];
  });
}
