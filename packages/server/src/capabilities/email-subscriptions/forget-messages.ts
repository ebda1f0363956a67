import { accountDeleted } from '@heima/domain/accounts/events.ts';
import { reaction } from '#platform/jobs/reaction.ts';
import { forgetMessagesTo } from '#platform/outbox/outbox-store.ts';

/** With an account goes what it was sent, and nothing more is sent to it. */
export const forgetMessagesReaction = reaction({
  name: 'email-subscriptions.person-deleted',
  on: accountDeleted,
  handle: ({ db }, { subjectId }) => forgetMessagesTo(db, subjectId),
});
