import type { NotificationParam } from '@heima/domain/notifications/notification-params.ts';
import type { TextKey } from '@heima/domain/shared/text-key.ts';
import { aboutListing, type ListingRow } from '#capabilities/listings/public.ts';
import { notify, takeBackNotification } from '#capabilities/notifications/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';

const ownersOf = ({ owner_id }: ListingRow): string[] => (owner_id === null ? [] : [owner_id]);

const noReason: NotificationParam = { text: 'listings.messages.noReason' satisfies TextKey };

const denialKey = (requestId: string, decidedAt: Date): string =>
  `listing-denied-${requestId}-${decidedAt.getTime()}`;

/** Notifies the owner that staff refused the listing, and why where they said so (C37). */
export async function notifyDenied(
  unit: UnitOfWork,
  row: ListingRow,
  { requestId, reason }: { requestId: string; reason: string | null },
): Promise<void> {
  const { title, ...about } = aboutListing(row);
  await notify(unit, {
    type: 'listing_denied',
    receivers: ownersOf(row),
    ...about,
    params: { title, reason: reason ?? noReason },
    key: denialKey(requestId, unit.now),
  });
}

/** A refusal that was taken back is no news any more. */
export async function takeBackDenial(
  unit: UnitOfWork,
  row: ListingRow,
  request: { id: string; decided_at: Date | null },
): Promise<void> {
  if (request.decided_at === null) return;
  const key = denialKey(request.id, request.decided_at);
  await takeBackNotification(unit, { receivers: ownersOf(row), key });
}

/** Notifies the owner that staff has looked at the listing and it is published. */
export async function notifyAccepted(unit: UnitOfWork, row: ListingRow, requestId: string): Promise<void> {
  const { title, ...about } = aboutListing(row);
  await notify(unit, {
    type: 'listing_accepted',
    receivers: ownersOf(row),
    ...about,
    params: { title },
    key: `listing-accepted-${requestId}-${unit.now.getTime()}`,
  });
}
