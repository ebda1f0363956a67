import { reviewNeeded } from '@heima/domain/identity/events.ts';
import { listingPublished, listingRepublished } from '@heima/domain/listings/events.ts';
import type { NotificationTag } from '@heima/domain/notifications/notification-types.ts';
import { listingReported, personReported } from '@heima/domain/reports/events.ts';
import { areaOfQueue, type QueueKind } from '@heima/domain/staff-queue/queues.ts';
import { aboutListing, readListing } from '#capabilities/listings/public.ts';
import { type NewNotification, notify } from '#capabilities/notifications/public.ts';
import { nameOf, staffIds } from '#capabilities/people/public.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { type Reaction, reaction, type StoredEvent } from '#platform/jobs/reaction.ts';
import type { Services } from '#platform/services.ts';

/** Staff are notified of whatever comes into their queues; e-mails of one queue come once an hour at most. */
export const notifyStaffReactions: readonly Reaction[] = [
  reaction({ name: 'staff-queue.published', on: listingPublished, handle: publishRequested }),
  reaction({ name: 'staff-queue.republished', on: listingRepublished, handle: publishRequested }),
  reaction({
    name: 'staff-queue.listing-reported',
    on: listingReported,
    handle: (services, event) =>
      notifyOfListing(
        services,
        event,
        { kind: 'listing_reports', type: 'listing_reported' },
        {
          reason: { text: `reports.reasons.${event.payload.reason}` },
        },
      ),
  }),
  reaction({
    name: 'staff-queue.person-reported',
    on: personReported,
    handle: (services, event) =>
      notifyOfPerson(
        services,
        event,
        { kind: 'person_reports', type: 'person_reported' },
        {
          reason: { text: `reports.reasons.${event.payload.reason}` },
        },
      ),
  }),
  reaction({
    name: 'staff-queue.identity-waits',
    on: reviewNeeded,
    handle: (services, event) =>
      notifyOfPerson(services, event, { kind: 'identities', type: 'identity_waits' }),
  }),
];

interface Of {
  kind: QueueKind;
  type: NotificationTag;
}

function publishRequested(services: Services, event: StoredEvent): Promise<void> {
  return notifyOfListing(services, event, { kind: 'publish_requests', type: 'publish_requested' });
}

async function notifyOfListing(
  services: Services,
  event: StoredEvent,
  of: Of,
  more: NewNotification['params'] = {},
): Promise<void> {
  const row = await readListing(services.db, event.subjectId, null);
  if (!row) return;
  const { title, ...about } = aboutListing(row);
  await notifyStaff(
    services,
    event,
    { ...of, personId: row.owner_id },
    { ...about, params: { title, ...more } },
  );
}

async function notifyOfPerson(
  services: Services,
  event: StoredEvent,
  of: Of,
  more: NewNotification['params'] = {},
): Promise<void> {
  const name = await nameOf(services.db, event.subjectId);
  if (name === undefined) return;
  const personId = event.subjectId;
  await notifyStaff(services, event, { ...of, personId }, { subjectId: personId, params: { name, ...more } });
}

async function notifyStaff(
  services: Services,
  { id, actorId }: StoredEvent,
  { kind, type, personId }: Of & { personId: string | null },
  about: Pick<NewNotification, 'subjectId' | 'params' | 'image'>,
): Promise<void> {
  const everybody = await staffIds(services.db, areaOfQueue[kind]);
  await services.unitOfWork(systemCause(services.clock()), (unit) =>
    notify(unit, {
      type,
      // Nobody is told of what they did themselves, or of what is about them: others decide that.
      receivers: everybody.filter((one) => one !== actorId && one !== personId),
      ...about,
      key: `${type} ${id}`,
    }),
  );
}
