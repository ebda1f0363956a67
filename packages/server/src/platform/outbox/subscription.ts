import type { SubscriptionKind } from '@heima/domain/email-subscriptions/endpoints.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import type { Database } from '#platform/db/database.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Services } from '#platform/services.ts';

/** E-mails of one kind to one person, which stop and come again together. */
export interface EmailSubscription {
  /** What they are about, in the reader's language. */
  name: string;
  isOff: boolean;
  /** They were stopped by a link, which can also take that back. */
  canUndo: boolean;
  /** Stops them; again changes nothing. */
  stop(unit: UnitOfWork): Promise<void>;
  /** Takes back what a link has stopped; what their reader has stopped in another way stays stopped. */
  resume(unit: UnitOfWork): Promise<void>;
}

/** A kind of e-mails that their reader can stop by the link in them. */
export interface Subscription {
  kind: SubscriptionKind;
  /** @returns what the subject of a link stands for; nothing when it, or its person, is gone */
  find(
    services: Services,
    about: { db: Database; subject: string; language: Language },
  ): Promise<EmailSubscription | undefined>;
}
