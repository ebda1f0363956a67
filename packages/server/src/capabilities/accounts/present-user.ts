import type { CurrentUser } from '@heima/domain/accounts/endpoints.ts';
import type { Actor } from '@heima/domain/shared/actor.ts';
import { presentContact } from '#capabilities/contacts/public.ts';
import type { Account } from './account-store.ts';

/** A person as pages and apps need it, for the one who asks. A birth date stays text, never an instant. */
export function presentUser(account: Account, actor: Actor): CurrentUser {
  const isWeak = actor.kind === 'user' && actor.userId === account.id && actor.isWeakStaff === true;
  const emails = account.emails.map(presentContact(({ address }) => ({ address })));
  const phones = account.phones.map(presentContact(({ country_code, number }) => ({ country_code, number })));
  return {
    id: account.id,
    full_name: account.full_name,
    username: account.username,
    user_type: account.user_type,
    is_staff: account.is_staff && !isWeak,
    needs_second_factor: isWeak,
    primary_language: account.primary_language,
    email_addresses: emails,
    phones,
    primary_email_id: account.primary_email_id,
    primary_phone_id: account.primary_phone_id,
    has_verified_email_address: emails.some((email) => email.verified),
    has_verified_phone_number: phones.some((phone) => phone.verified),
    birth_date: account.birth_date,
    bio: account.bio,
    last_conversation_id: account.last_conversation_id,
    unseen_notifications: account.unseen_notifications,
  };
}
