import {
  type searchUsers as contract,
  shortestSearch,
} from '@heima/domain/profiles/search-users-endpoint.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { readPage } from '@heima/domain/shared/paging.ts';
import type { Handler } from '#platform/http/call.ts';
import { pageLinks } from '#platform/http/page-links.ts';
import { presentPerson } from './present-profile.ts';
import { findKnownPeople, peopleInOrder } from './search-profiles.ts';

const pageSize = 20;

/** People the caller already deals with (E018, G36); nobody else can be found, whatever is typed. */
export const searchUsers: Handler<typeof contract> = async ({ query }, { actor, services }) => {
  const isShort = [...query.search].length < shortestSearch;
  const found = isShort ? [] : await findKnownPeople(services.db, signedIn(actor).userId, query.search);
  const { page, size, offset } = readPage(query, pageSize);
  const people = await peopleInOrder(services.db, found.slice(offset, offset + size));
  return {
    count: found.length,
    ...pageLinks('/users', query, { page, size, count: found.length }),
    items: people.map((person) => ({ id: person.user_id, ...presentPerson(person) })),
  };
};
