import { aboutListing, readListing } from '#capabilities/listings/public.ts';
import { notify, takeBackNotification } from '#capabilities/notifications/public.ts';
import { peopleById } from '#capabilities/profiles/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { ApplicationRow } from './application-store.ts';

type Application = Pick<ApplicationRow, 'id' | 'listing_id' | 'applicant_id' | 'owner_id'>;

/** Steps that only the landlord's side hears of. */
const landlordsOwn: readonly string[] = ['consider', 'setAside'];

const keyOf = (id: string, what: string): string => `application ${id} ${what}`;

/** Notifies the landlord of a new application, with who applied and for what; open pages of both sides hear that it has come. */
export async function notifyLandlord(unit: UnitOfWork, row: Application): Promise<void> {
  await tell(unit, row, { type: 'new_application', receiver: row.owner_id, key: keyOf(row.id, 'new') });
  await tellPages(unit, row, [row.applicant_id, row.owner_id]);
}

/**
 * Tells the other side of a step that concerns it: the applicant of an answer, the landlord of a withdrawal. Open pages
 * of both hear of every step, except that what the landlord considers is said to the landlord's alone. What was withdrawn
 * before it was looked at leaves no notification behind.
 */
export async function notifySides(unit: UnitOfWork, row: Application, step: string): Promise<void> {
  const { id, applicant_id: applicant, owner_id: landlord } = row;
  if (step === 'accept' || step === 'deny')
    await tell(unit, row, {
      type: step === 'accept' ? 'application_accepted' : 'application_denied',
      receiver: applicant,
      key: keyOf(id, step),
    });
  if (step === 'cancel') {
    if (landlord) await takeBackNotification(unit, { receivers: [landlord], key: keyOf(id, 'new') });
    await tell(unit, row, { type: 'application_cancelled', receiver: landlord, key: keyOf(id, step) });
  }
  await tellPages(unit, row, landlordsOwn.includes(step) ? [landlord] : [applicant, landlord]);
}

async function tellPages(
  unit: UnitOfWork,
  { id }: Application,
  people: readonly (string | null)[],
): Promise<void> {
  for (const person of people) if (person) await unit.notifyLive(person, 'applications.changed', { id });
}

interface Told {
  type: 'new_application' | 'application_accepted' | 'application_denied' | 'application_cancelled';
  receiver: string | null;
  key: string;
}

async function tell(unit: UnitOfWork, row: Application, { type, receiver, key }: Told): Promise<void> {
  const listing = await readListing(unit.db, row.listing_id, null);
  if (!receiver || !listing) return;
  const name = (await peopleById(unit.db, [row.applicant_id])).get(row.applicant_id)?.full_name ?? '';
  const { title, image } = aboutListing(listing);
  await notify(unit, { type, receivers: [receiver], subjectId: row.id, params: { title, name }, image, key });
}
