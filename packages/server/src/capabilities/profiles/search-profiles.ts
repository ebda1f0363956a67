import { emailKey } from '@heima/domain/contacts/email-address.ts';
import { foldedWords } from '@heima/domain/places/fold.ts';
import type { searchProfiles as contract } from '@heima/domain/profiles/endpoints.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { readPage } from '@heima/domain/shared/paging.ts';
import { findDealtWith, namesDealtWith } from '#capabilities/profiles/sharing/connection-store.ts';
import type { Database } from '#platform/db/database.ts';
import type { Handler } from '#platform/http/call.ts';
import { pageLinks } from '#platform/http/page-links.ts';
import { presentPerson } from './present-profile.ts';
import { findPeople, type NamedPerson } from './profile-store.ts';

const pageSize = 10;
/** Fewer digits than this are no phone number. */
const fewestDigits = 7;

/**
 * Finds people whom the caller already deals with (E026, G36): by the beginning of any word of the name, by a whole
 * e-mail address or by a whole phone number. The answer gives nothing but their name and picture.
 */
export const searchProfiles: Handler<typeof contract> = async ({ query }, { actor, services }) => {
  const found = await findKnownPeople(services.db, signedIn(actor).userId, query.search ?? '');
  const { page, size, offset } = readPage(query, pageSize);
  const people = await peopleInOrder(services.db, found.slice(offset, offset + size));
  return {
    count: found.length,
    ...pageLinks('/profiles', query, { page, size, count: found.length }),
    items: people.map((person) => ({ id: person.user_id, ...presentPerson(person) })),
  };
};

/** Ids of the people this person deals with whom a search text names, the last one dealt with first. */
export async function findKnownPeople(db: Database, userId: string, search: string): Promise<string[]> {
  if (search.includes('@')) return findDealtWith(db, userId, { emailKey: emailKey(search) });
  if (/^\+?[\d\s()-]+$/.test(search)) {
    const digits = search.replace(/\D/g, '');
    return digits.length >= fewestDigits ? findDealtWith(db, userId, { digits }) : [];
  }
  const words = foldedWords(search);
  // Signs alone are no name; nothing at all shows everybody.
  if (words.length === 0 && search !== '') return [];
  const known = await namesDealtWith(db, userId);
  return known.filter(({ full_name }) => hasWords(full_name, words)).map(({ user_id }) => user_id);
}

function hasWords(fullName: string, words: readonly string[]): boolean {
  const names = foldedWords(fullName);
  return words.every((word) => names.some((name) => name.startsWith(word)));
}

/** Names and pictures in the order of the ids. */
export async function peopleInOrder(db: Database, ids: readonly string[]): Promise<NamedPerson[]> {
  const people = new Map((await findPeople(db, ids)).map((person) => [person.user_id, person]));
  return ids.flatMap((id) => people.get(id) ?? []);
}
