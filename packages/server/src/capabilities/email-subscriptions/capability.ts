import { emailSubscriptionRefusals } from '@heima/domain/email-subscriptions/refusals.ts';
import type { Capability } from '#platform/capability.ts';
import { deleteMessagesReaction } from './delete-messages.ts';
import { oneClick } from './one-click.ts';
import { messageData } from './personal-data-source.ts';
import { routes } from './routes.ts';

/** What the outbox has sent to a person, and stopping e-mails by the link in them, whatever they are about. */
export const emailSubscriptions: Capability = {
  name: 'email-subscriptions',
  routes,
  refusals: emailSubscriptionRefusals,
  personal: [messageData],
  reactions: [deleteMessagesReaction],
  forms: [oneClick],
};
