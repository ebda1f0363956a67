import { newId } from '#platform/new-id.ts';
import type { Put } from './every-application.builder.ts';

const at = new Date('2026-11-01T12:00:00Z');
const later = new Date('2027-11-01T12:00:00Z');

/** Rows about a person who hosts an open house, has signed up for it and was invited. */
export async function fillOpenHouses(
  { personId, listingId }: { personId: string; listingId: string },
  put: Put,
) {
  const [house, attendee, invite] = [newId(), newId(), newId()];
  const note = 'Bjallan er merkt Jónu';
  await put(
    'open_house',
    {
      id: house,
      listing_id: listingId,
      host_id: personId,
      starts_at: later,
      ends_at: new Date(later.getTime() + 3_600_000),
      capacity: 5,
      note,
      created_at: at,
      updated_at: at,
    },
    { host_id: note },
  );
  await put(
    'open_house_attendee',
    {
      id: attendee,
      open_house_id: house,
      user_id: personId,
      state: 'attending',
      created_at: at,
      attending_since: at,
    },
    { user_id: attendee },
  );
  await put(
    'open_house_invite',
    { id: invite, open_house_id: house, invitee_id: personId, created_at: at },
    { invitee_id: invite },
  );
}
