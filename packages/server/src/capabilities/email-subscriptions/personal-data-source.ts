import { messagesTo } from '#platform/outbox/outbox-store.ts';
import type { PersonalDataSource } from '#platform/personal-data-source.ts';

/** Which e-mails and SMS a person was sent, and how each ended. What they said is not kept. */
export const messageData: PersonalDataSource = {
  name: 'messages-sent',
  collect: async ({ db }, userId) => ({ data: await messagesTo(db, userId) }),
};
