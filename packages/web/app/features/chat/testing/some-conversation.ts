import type { Conversation, ConversationCard } from '@heima/domain/chat/conversation-answer.ts';
import type { ChatMessage } from '@heima/domain/chat/timeline-entry.ts';

export const conversationId = '01990000-0000-7000-8000-0000000000c1';
export const me = { id: '01990000-0000-7000-8000-0000000000a1', full_name: 'Þórunn Hallgrímsdóttir' };
export const other = { id: '01990000-0000-7000-8000-0000000000a2', full_name: 'Sunna Dís Arnarsdóttir' };

/** A message of the other person; `given` says what matters to the test. */
export const someMessage = (given: Partial<ChatMessage> = {}): ChatMessage => ({
  kind: 'message',
  id: `m${given.seq ?? 1}`,
  seq: 1,
  sender_id: other.id,
  created_at: '2026-11-27T13:46:00.000Z',
  message: `Skilaboð ${given.seq ?? 1}`,
  client_key: null,
  listing_id: null,
  warnings: [],
  ...given,
});

const member = ({ id, full_name }: typeof me, read_seq = 0) => ({
  id,
  full_name,
  profile_image: null,
  joined_at: '2026-11-20T10:00:00.000Z',
  read_seq,
});

/** A conversation of the two about one home, as lists show it. */
export const someConversationCard = (given: Partial<ConversationCard> = {}): ConversationCard => ({
  id: conversationId,
  members: [member(me), member(other)],
  listings: [
    {
      id: 'l1',
      title: 'Ránargata 5A',
      short_address: 'Ránargata 5A',
      price: { price: 285_000, currency: 'ISK' },
      price_type: 1,
      visible: true,
      image: null,
    },
  ],
  last_message: someMessage(),
  unread: 0,
  changed_at: '2026-11-27T13:46:00.000Z',
  ...given,
});

/** The same as its own page shows it. */
export const someConversation = (given: Partial<Conversation> = {}): Conversation => ({
  ...someConversationCard(),
  created_at: '2026-11-20T10:00:00.000Z',
  last_seq: 1,
  applications: [],
  can: { write: true, add_users: true, connect_listings: true, block: true, unblock: false },
  ...given,
});
