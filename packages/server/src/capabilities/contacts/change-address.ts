import { refusalToAddContact } from '@heima/domain/contacts/contact-decisions.ts';
import { emailKey } from '@heima/domain/contacts/email-address.ts';
import { emailAdded } from '@heima/domain/contacts/events.ts';
import { refuseIf } from '@heima/domain/shared/refusal.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Call } from '#platform/http/call.ts';
import { askConfirmation, limitConfirmations } from './ask-confirmation.ts';
import { emailsOf, findSignInAddress, insertEmail } from './email-store.ts';
import { choosePrimary, takeWish } from './make-primary.ts';
import { notifyOwner } from './notify-owner.ts';
import { countQuestion, refuseKnownEmail } from './refuse-known-contact.ts';

/** The address somebody wants to sign in with from now on. */
export interface WantedAddress {
  address: string;
  key: string;
}

/** Counts a wish for another address, before anything is changed. */
export async function limitAddressChange(
  call: Call,
  userId: string,
  address: string,
): Promise<WantedAddress> {
  const key = emailKey(address);
  const own = (await emailsOf(call.services.db, userId)).find((email) => email.address_key === key);
  if (!own) await countQuestion(call, key);
  if (!own?.verified_at) await limitConfirmations(call, { key, id: own?.id, userId });
  return { address, key };
}

/**
 * Changes the address one signs in with (U10): at once when it is already proved, otherwise when it is; until then
 * the present one stays primary and gets an e-mail.
 */
export async function changeAddress(
  unit: UnitOfWork,
  user: { id: string },
  { address, key }: WantedAddress,
): Promise<void> {
  const emails = await emailsOf(unit.db, user.id);
  const own = emails.find((email) => email.address_key === key);
  if (own?.verified_at) return choosePrimary(unit, own);
  const id = own?.id ?? (await addAddress(unit, user.id, { address, key, count: emails.length }));
  await takeWish(unit, user.id, id);
  await askConfirmation(unit, { id, user_id: user.id, address: own?.address ?? address });
}

/**
 * Adds an address that counts for nothing until it is proved; the primary one gets an e-mail about it.
 * @throws Refusal contacts.emailExists when an account signs in with it, contacts.tooManyContacts
 */
export async function addAddress(
  unit: UnitOfWork,
  userId: string,
  { address, key, count }: WantedAddress & { count: number },
): Promise<string> {
  refuseIf(refusalToAddContact(count));
  if (await findSignInAddress(unit.db, key)) refuseKnownEmail();
  const id = await insertEmail(unit.db, { userId, address, key, signsIn: false, now: unit.now });
  await notifyOwner(unit, userId, 'emailAdded', { email: address });
  await unit.record(emailAdded, userId);
  return id;
}
