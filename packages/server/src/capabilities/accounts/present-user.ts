import type { CurrentUser } from '@heima/domain/accounts/endpoints.ts';
import { homeCountry } from '@heima/domain/countries/countries.ts';
import { readPlainDate } from '@heima/domain/shared/plain-date.ts';
import { presentEmail, presentPhone } from '#capabilities/contacts/public.ts';
import { nationalIdPlace } from '#capabilities/identity/public.ts';
import { presentPicture } from '#capabilities/people/public.ts';
import { presentRentalProfile } from '#capabilities/profiles/public.ts';
import type { Call } from '#platform/http/call.ts';
import { type Version, versionOf } from '#platform/http/version.ts';
import type { Secrets } from '#platform/secrets.ts';
import type { Account } from './account-store.ts';

/**
 * A person as pages and apps need it, for the one who asks. A birth date stays text, never an instant. The national id
 * is its owner's alone.
 */
export function presentUser(
  account: Account,
  { actor, services, language, now }: Pick<Call, 'actor' | 'services' | 'language' | 'now'>,
): CurrentUser {
  const isOwn = actor.kind === 'user' && actor.userId === account.id;
  const isWeak = isOwn && actor.isWeakStaff === true;
  const emails = account.emails.map(presentEmail);
  const phones = account.phones.map((phone) => presentPhone(phone, language));
  return {
    id: account.id,
    number: account.number,
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
    profile_image: account.picture && presentPicture(account.picture),
    rental_profile:
      account.rental_profile &&
      presentRentalProfile(
        {
          ...account.rental_profile,
          user_id: account.id,
          full_name: account.full_name,
          bio: account.bio,
          birth_date: (account.birth_date && readPlainDate(account.birth_date)) || null,
          primary_language: account.primary_language,
          joined_at: account.created_at,
          identity_verified: account.identity_verified_at !== null,
          email_verified: emails.some((email) => email.verified),
          phone_verified: phones.some((phone) => phone.verified),
        },
        { language, now, texts: services.texts },
      ),
    ...presentIdentity(isOwn ? account : undefined, services),
    version: accountVersion(account, services.secrets).tag,
  };
}

/** The version of what people change of an account. */
export const accountVersion = (account: Account, secrets: Secrets): Version =>
  versionOf(secrets, `user ${account.id}`, {
    full_name: account.full_name,
    birth_date: account.birth_date,
    bio: account.bio,
    user_type: account.user_type,
    primary_email_id: account.primary_email_id,
    primary_phone_id: account.primary_phone_id,
    email_addresses: account.emails.map(({ id, address }) => [id, address]),
  });

/** The tied ID; nothing where none is tied, or where somebody else asks. */
function presentIdentity(
  account: Account | undefined,
  { encryption }: Call['services'],
): Pick<CurrentUser, 'icelandic_id' | 'personal_id' | 'personal_id_country'> {
  const identity = account?.identity;
  if (!identity) return { icelandic_id: null, personal_id: null, personal_id_country: null };
  const id = encryption.decrypt(identity.national_id, nationalIdPlace(account.id));
  return {
    icelandic_id: identity.country === homeCountry ? id : null,
    personal_id: id,
    personal_id_country: identity.country,
  };
}
