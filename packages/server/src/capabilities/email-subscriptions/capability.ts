import { emailSubscriptionRefusals } from '@heima/domain/email-subscriptions/refusals.ts';
import type { Capability } from '#platform/capability.ts';
import { forgetMessagesReaction } from './forget-messages.ts';
import { oneClick } from './one-click.ts';
import { messagesPart } from './personal-part.ts';
import { routes } from './routes.ts';

/** What the outbox has sent to a person, and stopping e-mails by the link in them, whatever they are about. */
export const emailSubscriptions: Capability = {
  name: 'email-subscriptions',
  routes,
  refusals: emailSubscriptionRefusals,
  personal: [messagesPart],
  reactions: [forgetMessagesReaction],
  forms: [oneClick],
};
