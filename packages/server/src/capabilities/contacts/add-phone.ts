import { refusalToAddContact } from '@heima/domain/contacts/contact-decisions.ts';
import type { addPhone as contract } from '@heima/domain/contacts/endpoints.ts';
import { phoneAdded } from '@heima/domain/contacts/events.ts';
import { accountAccess } from '@heima/domain/people/access.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { refuse, refuseIf } from '@heima/domain/shared/refusal.ts';
import { lockUser } from '#capabilities/people/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { isNumberServed } from '#platform/sms-countries.ts';
import { insertPhone, isProvedNumber, phonesOf } from './phone-store.ts';
import { presentPhone } from './present-contact.ts';
import { readPhone } from './read-phone.ts';
import { countQuestion, refuseKnownPhone } from './refuse-known-contact.ts';

/** Adds a phone number (E036): not one that somebody has proved, nor one of one's own (R159). */
export const addPhone: Handler<typeof contract> = async ({ params, body }, call) => {
  authorize(accountAccess, 'edit', call.actor, { ownerId: params.id });
  const phone = readPhone(call.services.config, body);
  // A number that can never be verified is not taken at all, so that its owner knows at once.
  if (!isNumberServed(call.services.config, phone.e164))
    refuse('contacts.countryNotServed', { fields: { number: ['contacts.refusals.countryNotServed'] } });
  await countQuestion(call, phone.e164);
  return call.answer(async (unit) => {
    await lockUser(unit.db, params.id);
    const own = await phonesOf(unit.db, params.id);
    if (own.some(({ e164 }) => e164 === phone.e164)) refuseKnownPhone();
    if (await isProvedNumber(unit.db, phone.e164)) refuseKnownPhone();
    refuseIf(refusalToAddContact(own.length));
    await unit.record(phoneAdded, params.id);
    const id = await insertPhone(unit.db, { userId: params.id, phone, now: unit.now });
    const { countryCode: country_code, number } = phone;
    return presentPhone({ id, country_code, number, verified_at: null }, call.language);
  });
};
