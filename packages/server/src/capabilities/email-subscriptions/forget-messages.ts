import type { Reaction } from '#platform/jobs/define-job.ts';
import { forgetMessagesTo } from '#platform/outbox/outbox-store.ts';
import type { Services } from '#platform/services.ts';

/** With an account goes what it was sent, and nothing more is sent to it. */
export const forgetMessagesReaction: Reaction<Services> = {
  name: 'email-subscriptions.person-deleted',
  event: 'accounts.deleted',
  handle: ({ db }, { subjectId }) => forgetMessagesTo(db, subjectId),
};
