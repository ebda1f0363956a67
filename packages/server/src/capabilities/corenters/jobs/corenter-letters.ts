import { invitationDays } from '@heima/domain/corenters/corenter-limits.ts';
import { firstName } from '@heima/domain/people/full-name.ts';
import type { Say } from '@heima/domain/shared/say.ts';
import type { WholeEmail } from '#platform/outbox/email.ts';

interface About {
  /** Of the reader, when there is an account. */
  fullName: string | undefined;
  productName: string;
  /** The other one. */
  other: string;
  url: string;
}

/** The letter that invites somebody to rent together. */
export function invitationLetter(say: Say, { fullName, productName, other, url }: About): WholeEmail {
  const text = (name: string) =>
    say(`emails.corenterInvitation.${name}`, { name: other, product: productName, days: invitationDays });
  return {
    subject: text('subject'),
    heading: text('heading'),
    greeting: fullName
      ? say('emails.layout.greeting', { name: firstName(fullName) })
      : say('emails.layout.greetingNobody'),
    paragraphs: [text('text'), text('shown')],
    action: { label: text('action'), url },
    note: text('note'),
    reason: text('reason'),
  };
}

/** The letter that tells the answer. */
export function answerLetter(
  say: Say,
  kind: 'corenterAccepted' | 'corenterDeclined',
  { fullName, productName, other, url }: About,
): WholeEmail {
  const text = (name: string) => say(`emails.${kind}.${name}`, { name: other, product: productName });
  return {
    subject: text('subject'),
    heading: text('heading'),
    greeting: say('emails.layout.greeting', { name: firstName(fullName ?? '') }),
    paragraphs: [text('text')],
    action: { label: text('action'), url },
    reason: text('reason'),
  };
}
