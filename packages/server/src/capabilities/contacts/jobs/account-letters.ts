import { firstName } from '@heima/domain/people/full-name.ts';
import { linkHours } from '@heima/domain/proofs/proof-limits.ts';
import type { Say } from '@heima/domain/shared/say.ts';
import type { WholeEmail } from '#platform/outbox/email.ts';
import type { noticeKinds } from './send-notice-job.ts';

interface About {
  fullName: string;
  productName: string;
}

/** The letter with a link: to confirm an address, or to choose a new password. */
export function linkLetter(
  say: Say,
  kind: 'confirmEmail' | 'resetPassword',
  { fullName, productName, email, url }: About & { email: string; url: string },
): WholeEmail {
  const text = (name: string) =>
    say(`emails.${kind}.${name}`, { product: productName, email, hours: linkHours });
  return {
    subject: text('subject'),
    heading: text('heading'),
    greeting: greeting(say, fullName),
    paragraphs: [text('text')],
    action: { label: text('action'), url },
    note: `${text('note')} ${say('emails.layout.neverAsk')}`,
    reason: text('reason'),
  };
}

/** The letter about a change of the account. */
export function noticeLetter(
  say: Say,
  kind: (typeof noticeKinds)[number],
  { fullName, productName, email, origin }: About & { email: string; origin: string },
): WholeEmail {
  const text = (name: string) => say(`emails.${kind}.${name}`, { product: productName, email });
  // A number that another person now holds is no change of the account, and a new password is no help.
  const isNumber = kind === 'otherHolder';
  return {
    subject: text('subject'),
    heading: text('heading'),
    greeting: greeting(say, fullName),
    paragraphs: [text('text'), isNumber ? text('advice') : say('emails.security.notYou')],
    action: {
      label: isNumber ? text('action') : say('emails.security.action'),
      url: `${origin}/account/${isNumber ? 'contact' : 'login-security'}`,
    },
    note: say('emails.layout.neverAsk'),
    reason: say('emails.security.reason', { product: productName }),
  };
}

const greeting = (say: Say, fullName: string): string =>
  say('emails.layout.greeting', { name: firstName(fullName) });
