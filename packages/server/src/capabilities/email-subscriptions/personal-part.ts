import { messagesTo } from '#platform/outbox/outbox-store.ts';
import type { PersonalPart } from '#platform/personal-part.ts';

/** Which e-mails and SMS a person was sent, and how each ended. What they said is not kept. */
export const messagesPart: PersonalPart = {
  name: 'messages-sent',
  gather: async ({ db }, userId) => ({ data: await messagesTo(db, userId) }),
};
