import { newId } from '#platform/new-id.ts';

/** Puts a row into a table, and says which of its columns the copy must show and how. */
export type Put = (table: string, values: object, shown?: Record<string, string>) => Promise<void>;

const at = new Date('2026-11-01T12:00:00Z');
const later = new Date('2027-11-01T12:00:00Z');

/** Rows about a person who applied for a home and bid for it. */
export async function fillApplications(
  { personId, listingId }: { personId: string; listingId: string },
  put: Put,
) {
  const content = {
    message: 'Við erum þrjú og kisa',
    preferred_move_in: 'asap',
    preferred_stay: 'longer',
    adults: 2,
    children: 1,
    occupation: 'employee',
    pets: ['cat'],
    is_smoking: false,
    negotiate_price: false,
    shares_paychecks: false,
  };
  const [application, offer, bid] = [newId(), newId(), newId()];
  await put(
    'application',
    {
      ...content,
      id: application,
      listing_id: listingId,
      applicant_id: personId,
      status: 'opened',
      is_verified: false,
      has_whole_profile: false,
      created_at: at,
    },
    { applicant_id: content.message },
  );
  await put(
    'rental_offer',
    {
      id: offer,
      listing_id: listingId,
      applicant_id: personId,
      application_id: application,
      created_at: at,
      changed_at: at,
    },
    { applicant_id: offer },
  );
  await put(
    'bid',
    {
      id: bid,
      offer_id: offer,
      application_id: application,
      initiator: 'BUYER',
      bidder_id: personId,
      price: 265_000,
      currency: 'ISK',
      price_type: 1,
      status: 'pending',
      created_at: at,
      expires_at: later,
    },
    { bidder_id: bid },
  );
  await put('application_preview', {
    id: newId(),
    listing_id: listingId,
    applicant_id: personId,
    content: JSON.stringify(content),
    profile: '{}',
    created_at: at,
    expires_at: later,
  });
}
