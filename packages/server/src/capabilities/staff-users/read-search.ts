import { homeCountry } from '@heima/domain/countries/countries.ts';
import { readNationalId } from '@heima/domain/identity/national-id.ts';
import { codeText } from '@heima/domain/shared/code-text.ts';
import { peopleByEmail, peopleByPhone } from '#capabilities/contacts/public.ts';
import { accountOfIdentity, hashIdentity } from '#capabilities/identity/public.ts';
import type { Services } from '#platform/services.ts';
import type { WantedUsers } from './user-store.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Fewer digits than this are no phone number. */
const fewestDigits = 4;

/**
 * Whom a search text names: a user id, an e-mail address or its beginning, a national id (tied ones, which are found by
 * their keyed hash), a phone number or its end, or the beginnings of words of the name.
 */
export async function peopleNamedBy(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  search: string,
): Promise<Pick<WantedUsers, 'ids' | 'name'>> {
  if (uuid.test(search)) return { ids: [search.toLowerCase()] };
  if (search.includes('@')) return { ids: await peopleByEmail(db, search) };
  const nationalId = readNationalId(search);
  if (nationalId) {
    const owner = await accountOfIdentity(
      db,
      homeCountry,
      hashIdentity(secrets, { country: homeCountry, nationalId }),
    );
    return { ids: owner === undefined ? [] : [owner] };
  }
  const number = codeText(search);
  if (/^\+?[\d\s().-]+$/.test(number)) {
    const digits = number.replace(/\D/g, '').replace(/^00/, '');
    return { ids: digits.length < fewestDigits ? [] : await peopleByPhone(db, digits) };
  }
  return { name: search };
}
