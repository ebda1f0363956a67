import { z } from 'zod';
import { attendeesOf } from '#capabilities/open-houses/attendee-store.ts';
import {
  findOpenHouse,
  findUnreminded,
  lockOpenHouse,
  markReminded,
  type ReminderColumn,
} from '#capabilities/open-houses/open-house-store.ts';
import { tell } from '#capabilities/open-houses/tell-people.ts';
import { systemCause, type UnitOfWork } from '#platform/db/unit-of-work.ts';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';

const hourMs = 3_600_000;

/** How long before the beginning each reminder is due, and when it comes too late. */
const reminders: readonly { column: ReminderColumn; hours: number; notAfterHours: number }[] = [
  { column: 'day_reminded_for', hours: 24, notAfterHours: 2 },
  { column: 'hours_reminded_for', hours: 2, notAfterHours: 0 },
];

const remindJob = defineJob({
  name: 'open-houses.remind-attendees',
  payload: z.object({}),
  every: '*/5 * * * *',
});

const later = (time: Date, hours: number): Date => new Date(time.getTime() + hours * hourMs);

/** Reminds everybody who has a place, the day before and two hours before, once each. */
export const remindAttendees = handleJob(remindJob, async ({ db, unitOfWork, clock }: Services) => {
  for (const reminder of reminders) {
    const now = clock();
    const due = { after: later(now, reminder.notAfterHours), until: later(now, reminder.hours) };
    for (const id of await findUnreminded(db, reminder.column, due))
      await unitOfWork(systemCause(now), (unit) => remind(unit, id, reminder));
  }
});

async function remind(
  unit: UnitOfWork,
  id: string,
  { column, hours, notAfterHours }: (typeof reminders)[number],
): Promise<void> {
  await lockOpenHouse(unit.db, id);
  const row = await findOpenHouse(unit.db, id);
  // Canceled, moved or done by another run meanwhile.
  const isDue =
    row &&
    !row.canceled_at &&
    row.starts_at > later(unit.now, notAfterHours) &&
    row.starts_at <= later(unit.now, hours) &&
    row[column]?.getTime() !== row.starts_at.getTime();
  if (!isDue) return;
  await markReminded(unit.db, column, row);
  // Who got the place later than that knows of it anyway.
  const due = later(row.starts_at, -hours);
  const people = (await attendeesOf(unit.db, [id])).filter(
    (one) => one.attending_since && one.attending_since <= due,
  );
  await tell(unit, row, {
    type: 'open_house_reminder',
    receivers: people.map((one) => one.user_id),
    key: `open house ${id} ${hours} hours before ${row.starts_at.toISOString()}`,
  });
}
