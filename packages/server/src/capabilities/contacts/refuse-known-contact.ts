import {
  revealsAccountsPerSubject,
  revealsAccountsToStrangers,
} from '@heima/domain/contacts/contact-limits.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { documentedErrors } from '@heima/domain/sign-in/documented-errors.ts';
import { ownersMark } from '#capabilities/sessions/public.ts';
import type { Call } from '#platform/http/call.ts';
import { countUse } from '#platform/rate-limit.ts';

/** Refuses because the address signs in to an account (R056, R096), with the documents' own error code beside ours. */
export function refuseKnownEmail(): never {
  return refuse('contacts.emailExists', {
    fields: { email: ['contacts.refusals.emailExists'] },
    extra: { error: documentedErrors['contacts.emailExists'].error },
  });
}

/**
 * Counts a question about one e-mail address or number whose answer reveals whether there is an account (C50). Only a
 * keyed hash of what was asked is kept. The owner, asking from a browser or address of theirs, is counted apart.
 */
export async function countQuestion(call: Call, subject: string, owner?: string): Promise<void> {
  const { services, now, address } = call;
  const own = await ownersMark(call, owner);
  const key = `account-exists subject ${services.secrets.hash(subject)}`;
  await countUse(services.db, `${key} ${own ?? address}`, revealsAccountsPerSubject, now);
  if (!own) await countUse(services.db, `${key} strangers`, revealsAccountsToStrangers, now);
}

/** Refuses because the number is registered already (R159). */
export const refuseKnownPhone = (): never =>
  refuse('contacts.phoneExists', { fields: { number: ['contacts.refusals.phoneExists'] } });
