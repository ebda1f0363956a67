import { type SubscriptionKind, subscriptionKinds } from '@heima/domain/email-subscriptions/endpoints.ts';
import { type Secrets, sameText } from '#platform/secrets.ts';

/** Which e-mails a link is about: their kind, and what distinguishes them within the kind. */
export interface SubscriptionLink {
  kind: SubscriptionKind;
  /** Letters, digits, `-` and `_`. */
  subject: string;
}

const form = /^(\w+)\.([\w-]{1,150})\.([\w-]{43})$/;

const signature = (secrets: Secrets, { kind, subject }: SubscriptionLink): string =>
  secrets.hash(`unsubscribe ${kind} ${subject}`);

/**
 * The token in the link of an e-mail that can be stopped, signed with the server's key. Nothing of it is stored, and
 * every repeated sending carries the same one.
 */
export const unsubscribeToken = (secrets: Secrets, link: SubscriptionLink): string =>
  `${link.kind}.${link.subject}.${signature(secrets, link)}`;

/** @returns what a token is about; nothing when it was not made here */
export function readUnsubscribeToken(secrets: Secrets, token: string): SubscriptionLink | undefined {
  const [, name, subject, signed] = form.exec(token) ?? [];
  const kind = subscriptionKinds.find((one) => one === name);
  if (!kind || !subject || !signed) return undefined;
  return sameText(signed, signature(secrets, { kind, subject })) ? { kind, subject } : undefined;
}
