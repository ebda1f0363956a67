import { refusalToConfirmEmail } from '@heima/domain/contacts/contact-decisions.ts';
import type { sendEmailConfirmation as contract } from '@heima/domain/contacts/endpoints.ts';
import { refuse, refuseIf } from '@heima/domain/shared/refusal.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { ownPage } from '#platform/http/own-page.ts';
import { askConfirmation, confirmationSent, limitConfirmations } from './ask-confirmation.ts';
import { findEmail } from './email-store.ts';
import { ownContact } from './own-contact.ts';

/** An address that the mail server refused so lately is not tried again: the call is refused instead. */
const refusedMinutes = 60;

/** Sends the confirmation e-mail of an e-mail address (E034, R157). */
export const sendEmailConfirmation: Handler<typeof contract> = async ({ params, body }, call) => {
  const { services, now } = call;
  const email = ownContact(call.actor, await findEmail(services.db, params.id));
  const pageUrl = confirmationPage(body.url, call);
  refuseIf(refusalToConfirmEmail({ isVerified: email.verified_at !== null }));
  if (wasRefusedLately(email, now)) refuse('contacts.sendFailed');
  await limitConfirmations(call, { key: email.address_key, id: email.id, userId: email.user_id });
  return call.answer(
    (unit) => askConfirmation(unit, email, pageUrl),
    () => confirmationSent(now),
  );
};

/** Whether this address or number was refused so lately that sending again would only repeat it. */
export const wasRefusedLately = (contact: { undeliverable_at: Date | null }, now: Date): boolean =>
  contact.undeliverable_at !== null &&
  now.getTime() - contact.undeliverable_at.getTime() < refusedMinutes * 60_000;

/**
 * The page the link leads to, when it is not the usual one: one of ours, by its whole address or its path, since a
 * message in our name must not lead anywhere else.
 */
function confirmationPage(given: string | null | undefined, call: Call): string | undefined {
  if (!given) return undefined;
  const { origin } = new URL(call.services.config.PUBLIC_URL);
  const page = ownPage(given.startsWith('/') ? origin + given : given, call, 'url');
  return page.replace(/\/$/, '') === `${origin}/emailconfirmation` ? undefined : page;
}
