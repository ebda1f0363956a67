import type { SubscriptionKind } from '@heima/domain/email-subscriptions/endpoints.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Database } from '#platform/db/database.ts';
import { definedMessages } from '#platform/outbox/define-message.ts';
import type { EmailSubscription } from '#platform/outbox/subscription.ts';
import { readUnsubscribeToken } from '#platform/outbox/unsubscribe-token.ts';
import type { Services } from '#platform/services.ts';

/**
 * The e-mails that a link is about.
 * @throws Refusal emailSubscriptions.linkUnknown for a token that belongs to none
 */
export async function findSubscription(
  services: Services,
  { db = services.db, token, language }: { token: string; language: Language; db?: Database },
): Promise<EmailSubscription & { kind: SubscriptionKind }> {
  const link = readUnsubscribeToken(services.secrets, token);
  const source = definedMessages().find(({ subscription }) => subscription?.of.kind === link?.kind);
  const found =
    link && (await source?.subscription?.of.find(services, { db, subject: link.subject, language }));
  return found ? { ...found, kind: link.kind } : refuse('emailSubscriptions.linkUnknown');
}
