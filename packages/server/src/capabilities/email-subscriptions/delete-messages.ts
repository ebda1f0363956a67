import { accountDeleted } from '@heima/domain/accounts/events.ts';
import { reaction } from '#platform/jobs/reaction.ts';
import { deleteMessagesTo } from '#platform/outbox/outbox-store.ts';

/** With an account goes what it was sent, and nothing more is sent to it. */
export const deleteMessagesReaction = reaction({
  name: 'email-subscriptions.person-deleted',
  on: accountDeleted,
  handle: ({ db }, { subjectId }) => deleteMessagesTo(db, subjectId),
});
