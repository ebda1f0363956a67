import { emailKey } from '@heima/domain/accounts/email-address.ts';
import { foldedWords } from '@heima/domain/places/fold.ts';
import type { searchProfiles as contract } from '@heima/domain/profiles/endpoints.ts';
import { readPage } from '@heima/domain/shared/paging.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Database } from '#platform/db/database.ts';
import type { Handler } from '#platform/http/call.ts';
import { pageLinks } from '#platform/http/page-links.ts';
import { presentPerson } from './present-profile.ts';
import { type KnownPerson, knownPeople } from './sharing/dealing-store.ts';

const pageSize = 10;
/** Fewer digits than this are no phone number. */
const fewestDigits = 7;

/**
 * Finds people whom the caller already deals with (E026, G36): by the beginning of any word of the name, by a whole
 * e-mail address or by a whole phone number. Nothing but name and picture is told of them.
 */
export const searchProfiles: Handler<typeof contract> = async ({ query }, { actor, services }) => {
  if (actor.kind !== 'user') return refuse('common.signInNeeded');
  const found = await findKnownPeople(services.db, actor.userId, query.search ?? '');
  const { page, size, offset } = readPage(query, pageSize);
  return {
    count: found.length,
    ...pageLinks('/profiles', query, { page, size, count: found.length }),
    items: found
      .slice(offset, offset + size)
      .map((person) => ({ id: person.user_id, ...presentPerson(person) })),
  };
};

/** People this person deals with whom a search text names. */
export async function findKnownPeople(db: Database, userId: string, search: string): Promise<KnownPerson[]> {
  const known = await knownPeople(db, userId);
  return known.filter((person) => fits(person, search));
}

function fits(person: KnownPerson, search: string): boolean {
  if (search.includes('@')) return person.email_keys.includes(emailKey(search));
  if (/^\+?[\d\s()-]+$/.test(search)) {
    const digits = search.replace(/\D/g, '');
    return digits.length >= fewestDigits && person.phones.some((phone) => phone.endsWith(digits));
  }
  const words = foldedWords(search);
  // Signs alone are no name; nothing at all shows everybody.
  if (words.length === 0) return search === '';
  const names = foldedWords(person.full_name);
  return words.every((word) => names.some((name) => name.startsWith(word)));
}
