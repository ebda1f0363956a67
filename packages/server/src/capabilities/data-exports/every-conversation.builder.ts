import { newId } from '#platform/new-id.ts';
import type { Put } from './every-application.builder.ts';

const at = new Date('2026-11-01T12:00:00Z');

/** Rows about a person who writes to another and has blocked a third. */
export async function fillConversations(
  { personId, otherId, listingId }: { personId: string; otherId: string; listingId: string },
  put: Put,
) {
  const id = newId();
  const body = 'Er hægt að skoða á laugardaginn?';
  const values = { id, members_key: [personId, otherId].sort().join(','), created_by: personId };
  await put('conversation', { ...values, created_at: at, last_seq: 1 }, { created_by: id });
  for (const user_id of [personId, otherId])
    await put(
      'conversation_member',
      {
        conversation_id: id,
        user_id,
        joined_at: at,
        sees_from: 0,
        read_seq: 1,
        changed_at: at,
        listed: true,
      },
      user_id === personId ? { user_id: id } : undefined,
    );
  await put(
    'conversation_entry',
    {
      conversation_id: id,
      seq: 1,
      id: newId(),
      kind: 'message',
      sender_id: personId,
      body,
      created_at: at,
    },
    { sender_id: body },
  );
  await put('conversation_listing', { conversation_id: id, listing_id: listingId, created_at: at });
  await put('answer_time', { user_id: personId, pace: 'day', calculated_at: at });
  await put(
    'person_block',
    { blocker_id: personId, blocked_id: otherId, created_at: at },
    { blocker_id: otherId },
  );
  await put('person_block', { blocker_id: otherId, blocked_id: personId, created_at: at });
}
