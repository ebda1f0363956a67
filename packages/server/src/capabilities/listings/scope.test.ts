import { type ListingGrant, listingAccess, listingGrants } from '@heima/domain/listings/access.ts';
import type { Actor } from '@heima/domain/shared/actor.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '#platform/new-id.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { clientIdHash, subjectOf, viewerId } from './find-listing.ts';
import { insertGrant } from './grant-store.ts';
import { readListing } from './listing-store.ts';
import { readableBy, workedOnBy } from './scope.ts';
import { buildWholeListing } from './whole-listing.builder.ts';

describe('scope', async () => {
  const app = await testApp();
  const { db, secrets } = app.services;
  const clientId = 'a-client-id-long-enough';
  const people: Record<string, Person> = {
    owner: await person(app),
    stranger: await person(app),
    staff: await person(app, { staff: true }),
    ...Object.fromEntries(
      await Promise.all(listingGrants.map(async (kind) => [kind, await person(app)] as const)),
    ),
  };
  const actors: Actor[] = [
    { kind: 'visitor', clientId: undefined, language: 'is' },
    { kind: 'visitor', clientId, language: 'is' },
    { kind: 'visitor', clientId: 'another-client-id-as-long', language: 'is' },
    ...Object.entries(people).map(
      ([name, { id }]): Actor => ({
        kind: 'user',
        userId: id,
        sessionId: newId(),
        isStaff: name === 'staff',
        language: 'is',
        clientId: undefined,
      }),
    ),
  ];
  const ids: string[] = [];
  for (const visible of [true, false]) {
    for (const ownerId of [people.owner!.id, people.stranger!.id, null])
      ids.push(await buildWholeListing(db, { visible, owner_id: ownerId }));
    for (const kind of listingGrants) {
      const id = await buildWholeListing(db, { visible, owner_id: people.owner!.id });
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
  ids.push(await buildWholeListing(db, { client_id_hash: clientIdHash(secrets, clientId) }));
  ids.push(
    await buildWholeListing(db, {
      client_id_hash: clientIdHash(secrets, 'yet-another-client-id'),
      visible: true,
    }),
  );

  it('G30: the rows a list may hold are exactly those that access.read allows, for everybody', async () => {
    const counts: number[] = [];
    for (const actor of actors) {
      const { rows } = await sql<{ id: string }>`
        select l.id from listing l where ${readableBy(actor, secrets)}`.execute(db);
      const allowed: string[] = [];
      for (const id of ids) {
        const row = (await readListing(db, id, viewerId(actor)))!;
        if (listingAccess.read(actor, subjectOf(row, actor, secrets))) allowed.push(id);
      }
      expect(rows.map(({ id }) => id).sort()).toEqual([...allowed].sort());
      counts.push(allowed.length);
    }
    // The world tells its people apart: visitors see least, staff sees all.
    expect(counts[0]).toBeLessThan(counts[1]!);
    expect(Math.max(...counts)).toBe(ids.length);
    expect(new Set(counts).size).toBeGreaterThan(3);
  });

  it('own lists hold what the person works on: owned, or of a team', async () => {
    const { rows } = await sql<{ id: string }>`
      select l.id from listing l where ${workedOnBy(people.team!.id)}`.execute(db);
    expect(rows).toHaveLength(2);
    const owned = await sql<{ id: string }>`
      select l.id from listing l where ${workedOnBy(people.owner!.id)}`.execute(db);
    expect(owned.rows).toHaveLength(2 + 2 * listingGrants.length);
    const none = await sql<{ id: string }>`
      select l.id from listing l where ${workedOnBy(people.applicant!.id)}`.execute(db);
    expect(none.rows).toEqual([]);
  });
});
