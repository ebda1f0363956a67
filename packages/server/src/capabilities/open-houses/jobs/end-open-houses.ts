import { accountDeleted } from '@heima/domain/accounts/events.ts';
import { listingDenied, listingUnpublished } from '@heima/domain/listings/events.ts';
import { allAttendancesOf, findAttendance } from '#capabilities/open-houses/attendee-store.ts';
import { cancelOpenHouse } from '#capabilities/open-houses/cancel-open-house.ts';
import { deleteInvitesOf } from '#capabilities/open-houses/invite-store.ts';
import {
  comingOf,
  eraseNotes,
  findOpenHouse,
  lockOpenHouse,
} from '#capabilities/open-houses/open-house-store.ts';
import { stateOf } from '#capabilities/open-houses/open-house-subject.ts';
import { leave } from '#capabilities/open-houses/places.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { type Reaction, reaction } from '#platform/jobs/reaction.ts';
import type { Services } from '#platform/services.ts';

async function cancel({ unitOfWork, clock }: Services, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await unitOfWork(systemCause(clock()), async (unit) => {
      await lockOpenHouse(unit.db, id);
      const row = await findOpenHouse(unit.db, id);
      if (row && stateOf(row, unit.now) === 'planned') await cancelOpenHouse(unit, row);
    });
}

/** Those of a home that were planned by then: later ones are about the new letting. */
async function cancelOfListing(services: Services, listingId: string, at: Date): Promise<void> {
  const coming = await comingOf(services.db, { listingId }, services.clock());
  const before = coming.filter((one) => one.created_at <= at);
  await cancel(
    services,
    before.map(({ id }) => id),
  );
}

/** What a person had signed up for is taken back, so that somebody else gets the place. */
async function leaveAll({ db, unitOfWork, clock }: Services, userId: string): Promise<void> {
  for (const { id, open_house_id } of await allAttendancesOf(db, userId))
    await unitOfWork(systemCause(clock()), async (unit) => {
      await lockOpenHouse(unit.db, open_house_id);
      const [row, attendance] = [
        await findOpenHouse(unit.db, open_house_id),
        await findAttendance(unit.db, id),
      ];
      if (row && attendance) await leave(unit, row, attendance);
    });
}

/**
 * Nobody comes to a home that is let, that staff has taken out, or whose landlord is gone. A home that only pauses keeps
 * its open houses.
 */
export const endOpenHouses: readonly Reaction[] = [
  reaction({
    name: 'open-houses.listing-unpublished',
    on: listingUnpublished,
    async handle(services, { subjectId, at, payload: { reason } }) {
      if (reason === 'found_tenant') await cancelOfListing(services, subjectId, at);
    },
  }),
  reaction({
    name: 'open-houses.listing-denied',
    on: listingDenied,
    handle: (services, { subjectId, at }) => cancelOfListing(services, subjectId, at),
  }),
  reaction({
    name: 'open-houses.person-deleted',
    on: accountDeleted,
    async handle(services, { subjectId }) {
      const coming = await comingOf(services.db, { hostId: subjectId }, services.clock());
      await cancel(
        services,
        coming.map(({ id }) => id),
      );
      await leaveAll(services, subjectId);
      await deleteInvitesOf(services.db, subjectId);
      await eraseNotes(services.db, subjectId);
    },
  }),
];
