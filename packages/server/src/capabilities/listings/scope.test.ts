import { newestListings, searchListings } from '@heima/domain/listing-search/endpoints.ts';
import { type ListingGrant, listingAccess, listingGrants } from '@heima/domain/listings/access.ts';
import { ownListings, similarListings, userListings } from '@heima/domain/listings/endpoints.ts';
import { user, visitor } from '@heima/domain/shared/actor.builder.ts';
import type { Actor, TeamMembership, TeamPermission } from '@heima/domain/shared/actor.ts';
import { describe, expect, it } from 'vitest';
import { cardsById } from '#capabilities/listings/reading/cards-by-id.ts';
import { newId } from '#platform/new-id.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { clientIdHash, subjectOf, viewerId } from './find-listing.ts';
import { insertGrant } from './grant-store.ts';
import { readListing } from './listing-store.ts';
import { buildWholeListing } from './whole-listing.builder.ts';

describe('what lists hold', async () => {
  const teamId = newId();
  const permissionsOf = new Map<string, readonly TeamPermission[]>();
  const membershipsOf = (userId: string | undefined): TeamMembership[] => {
    const permissions = permissionsOf.get(userId ?? '');
    return permissions ? [{ teamId, permissions }] : [];
  };
  const app = await testApp({}, { teamsOf: async (_, userId) => membershipsOf(userId) });
  const { db, secrets } = app.services;
  const people: Record<string, Person> = {
    owner: await person(app),
    stranger: await person(app),
    staff: await person(app, { staff: ['listings'] }),
    team: await person(app),
    'chats in the team': await person(app),
    ...Object.fromEntries(
      await Promise.all(listingGrants.map(async (kind) => [kind, await person(app)] as const)),
    ),
  };
  permissionsOf.set(people.team!.id, ['manage_listings']);
  permissionsOf.set(people['chats in the team']!.id, ['chat']);
  const actorOf = (name: string): Actor =>
    user(people[name]!.id, {
      staffAreas: name === 'staff' ? ['listings'] : [],
      teams: membershipsOf(people[name]!.id),
    });
  const ids: string[] = [];
  for (const visible of [true, false]) {
    const published_at = visible ? new Date() : null;
    for (const owner_id of [people.owner!.id, people.stranger!.id, null])
      ids.push(await buildWholeListing(db, { visible, published_at, owner_id }));
    ids.push(
      await buildWholeListing(db, { visible, published_at, owner_id: people.owner!.id, team_id: teamId }),
    );
    ids.push(
      await buildWholeListing(db, { visible, published_at, owner_id: people.owner!.id, team_id: newId() }),
    );
    for (const kind of listingGrants) {
      const id = await buildWholeListing(db, { visible, published_at, owner_id: people.owner!.id });
      await insertGrant(db, {
        listingId: id,
        userId: people[kind satisfies ListingGrant]!.id,
        kind,
        sourceId: newId(),
        now: new Date(),
      });
      ids.push(id);
    }
  }
  ids.push(await buildWholeListing(db, { client_id_hash: clientIdHash(secrets, 'a-client-id-long-enough') }));

  /** Which of all listings the access table lets somebody do this with. */
  const allowed = async (actor: Actor, action: 'read' | 'publish', ownerId?: string): Promise<string[]> => {
    const found: string[] = [];
    for (const id of ids) {
      const row = (await readListing(db, id, viewerId(actor)))!;
      if (ownerId !== undefined && row.owner_id !== ownerId) continue;
      if (listingAccess[action](actor, subjectOf(row, actor, secrets))) found.push(id);
    }
    return found.sort();
  };
  const idsOf = ({ body }: { body: { items: { id: string }[] } }) => body.items.map(({ id }) => id).sort();

  it('G30: public lists hold exactly what a visitor may read, whoever asks', async () => {
    const shown = await allowed(visitor, 'read');
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThan(ids.length);
    for (const as of [undefined, people.owner!.access, people.team!.access, people.staff!.access]) {
      expect(idsOf(await app.ask(searchListings, { query: { page_size: 100 } }, { as }))).toEqual(shown);
      expect(idsOf(await app.ask(newestListings, { query: { page_size: 100 } }, { as }))).toEqual(shown);
      const { body } = await app.ask(similarListings, { params: { id: shown[0]! } }, { as });
      expect(body.length).toBeGreaterThan(0);
      for (const { id } of body) expect(shown).toContain(id);
    }
    const cards = await cardsById(db, ids, visitor);
    expect(cards.map(({ id }) => id).sort()).toEqual(shown);
  });

  it('G30: one’s own list holds what one may publish, owned or of a team, and nothing else', async () => {
    const sizes: number[] = [];
    for (const name of Object.keys(people)) {
      const found = idsOf(
        await app.ask(ownListings, { query: { page_size: 100 } }, { as: people[name]!.access }),
      );
      expect([name, found]).toEqual([name, await allowed(actorOf(name), 'publish')]);
      sizes.push(found.length);
    }
    expect(sizes.filter((size) => size === 0).length).toBeGreaterThan(1);
    expect(Math.max(...sizes)).toBe(2 + 2 * (2 + listingGrants.length));
  });

  it('E025 G30: a person’s list holds nothing that its reader may not read, and all of it for oneself and staff', async () => {
    const params = { id: people.owner!.id };
    for (const name of Object.keys(people)) {
      const found = idsOf(
        await app.ask(userListings, { params, query: { page_size: 100 } }, { as: people[name]!.access }),
      );
      const mayRead = await allowed(actorOf(name), 'read', params.id);
      const seesAll = name === 'owner' || name === 'staff';
      expect([name, found]).toEqual([name, seesAll ? mayRead : await allowed(visitor, 'read', params.id)]);
      for (const id of found) expect(mayRead).toContain(id);
    }
  });
});
