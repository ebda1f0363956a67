import type { OwnApplication } from '@heima/domain/applications/application-answer.ts';
import type { ApplicationInput } from '@heima/domain/applications/application-input.ts';
import { applicationSent } from '@heima/domain/applications/events.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { countApplication, grantListing, lockListing } from '#capabilities/listings/public.ts';
import { lockPerson } from '#capabilities/people/public.ts';
import { addConnection, shareProfile } from '#capabilities/profiles/public.ts';
import type { Database } from '#platform/db/database.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Call } from '#platform/http/call.ts';
import { newId } from '#platform/new-id.ts';
import { applicationFor } from './application-side.ts';
import { insertApplication, insertEvent } from './application-store.ts';
import { presentOwn } from './present-application.ts';
import { contentOf, profileToSend, refuseToApply } from './sending.ts';

/** An application as its sender sees it. */
export async function showOwn(db: Database, id: string, call: Call): Promise<OwnApplication> {
  const row = await applicationFor(db, id, 'see_as_applicant', call);
  const [shown] = await presentOwn(db, [row], call);
  return shown ?? refuse('common.notFound');
}

interface Sending {
  listingId: string;
  userId: string;
  input: ApplicationInput;
}

/**
 * Sends an application (R202, R203). The profile is kept as it is now, and from now on the landlord may read it.
 * Of several at once one is sent; the others are refused with its id (A01).
 */
export async function sendApplication(
  unit: UnitOfWork,
  call: Call,
  { listingId, userId, input }: Sending,
): Promise<string> {
  // People before homes, as everywhere: the same person applies once, and the home stays as it is meanwhile.
  if (!(await lockPerson(unit.db, userId))) return refuse('common.notFound');
  await lockListing(unit.db, listingId);
  const listing = await refuseToApply(unit.db, listingId, call);
  const profile = await profileToSend(unit.db, userId, input, unit.now);
  const id = newId();
  await insertApplication(unit.db, {
    ...contentOf(input),
    id,
    listing_id: listingId,
    applicant_id: userId,
    status: 'sent',
    profile: JSON.stringify(profile),
    is_verified: profile.has_verified_identity,
    has_whole_profile: profile.completeness === 100,
    created_at: unit.now,
    opened_at: null,
    decided_at: null,
    canceled_at: null,
    decision_message: null,
  });
  await insertEvent(unit, id, { kind: 'sent', side: 'applicant' });
  await grantListing(unit, { listingId, userId, kind: 'applicant', sourceId: id });
  await countApplication(unit, listingId);
  if (listing.owner_id) {
    await shareProfile(unit, {
      userId,
      viewerId: listing.owner_id,
      kind: 'application',
      sourceId: id,
      withPaychecks: input.share_paychecks,
    });
    await addConnection(unit, { between: [userId, listing.owner_id], kind: 'application', sourceId: id });
  }
  await unit.record(applicationSent, id);
  return id;
}
