import { type searchUsers as contract, mostFound } from '@heima/domain/profiles/search-users-endpoint.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import type { Handler } from '#platform/http/call.ts';
import { presentPerson } from './present-profile.ts';
import { findKnownPeople, peopleInOrder } from './search-profiles.ts';

/** People the caller already deals with (E018, G36); nobody else can be found, whatever is typed. */
export const searchUsers: Handler<typeof contract> = async ({ query }, { actor, services }) => {
  const found = await findKnownPeople(services.db, signedIn(actor).userId, query.search);
  const people = await peopleInOrder(services.db, found.slice(0, mostFound));
  return people.map((person) => {
    const { full_name, profile_image } = presentPerson(person);
    return { id: person.user_id, full_name, picture: profile_image };
  });
};
