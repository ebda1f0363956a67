import { lifecycle } from '../shared/lifecycle.ts';
import type { RefusalData } from '../shared/refusal.ts';
import { maxContacts } from './contact-limits.ts';

/** Machine 26: an e-mail address or phone number counts once it is proved. */
export const contactStates = ['unverified', 'verified'] as const;
export type ContactState = (typeof contactStates)[number];

export const contactState = (verifiedAt: Date | null): ContactState =>
  verifiedAt === null ? 'unverified' : 'verified';

export const contactLifecycle = lifecycle(contactStates, {
  /** Whoever proves it again proves the same. */
  verify: { from: contactStates, to: 'verified', by: 'change' },
});

/** What of a contact and its person decides what can be done with it now. */
export interface ContactFacts {
  isVerified: boolean;
  isPrimary: boolean;
}

/**
 * Why an e-mail address cannot be removed, or nothing (E033): never the last one, nor the primary one. The last way
 * of signing in cannot be removed this way.
 */
export function refusalToRemoveEmail({
  isPrimary,
  count,
}: Pick<ContactFacts, 'isPrimary'> & { count: number }): RefusalData | undefined {
  if (count === 1) return { code: 'contacts.lastEmail' };
  return isPrimary ? { code: 'contacts.primaryEmail' } : undefined;
}

/** Why a phone number cannot be removed, or nothing (E037): not the primary one. */
export const refusalToRemovePhone = ({
  isPrimary,
}: Pick<ContactFacts, 'isPrimary'>): RefusalData | undefined =>
  isPrimary ? { code: 'contacts.primaryPhone' } : undefined;

/** Why no confirmation e-mail can be sent, or nothing (E034). */
export const refusalToConfirmEmail = ({
  isVerified,
}: Pick<ContactFacts, 'isVerified'>): RefusalData | undefined =>
  isVerified ? { code: 'contacts.emailVerified' } : undefined;

/** Why no code can be sent to a number, or taken for it, or nothing (E038, E039). */
export const refusalToVerifyPhone = ({
  isVerified,
}: Pick<ContactFacts, 'isVerified'>): RefusalData | undefined =>
  isVerified ? { code: 'contacts.phoneVerified' } : undefined;

/** Why no further address or number can be added, or nothing. @param count those that the person has of the kind */
export const refusalToAddContact = (count: number): RefusalData | undefined =>
  count >= maxContacts ? { code: 'contacts.tooManyContacts', params: { maximum: maxContacts } } : undefined;
