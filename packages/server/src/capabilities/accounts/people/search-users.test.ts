import { searchUsers } from '@heima/domain/accounts/search-endpoint.ts';
import { describe, expect, it } from 'vitest';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { acquaint } from './acquaintance-store.ts';

describe('finding people', async () => {
  const app = await testApp();
  const { db } = app.services;
  const me = await person(app, { verified: true });
  const known = await person(app, { verified: true, fullName: 'Þórður Ægisson' });
  const unproved = await person(app, { fullName: 'Ґалина Шевченко' });
  const stranger = await person(app, { verified: true, fullName: 'Þórður Ókunni' });
  for (const one of [known, unproved]) await acquaint(db, me.id, one.id, new Date());
  const find = async (search: string, as = me.access) =>
    (await app.ask(searchUsers, { query: { search } }, { as })).body.map(({ id }) => id);

  it('G36: acquaintances are found by a part of the name in any case, and with id, name and picture only', async () => {
    const { body } = await app.ask(searchUsers, { query: { search: 'þórð' } }, { as: me.access });
    expect(body).toEqual([{ id: known.id, full_name: 'Þórður Ægisson', picture: null }]);
    expect(await find('ҐАЛИНА')).toEqual([unproved.id]);
    expect(await find('þórður', known.access)).toEqual([]);
    expect(await find('jóna', known.access)).toEqual([me.id]);
  });

  it('G36: by a whole proved address, never by a part of it nor by one that is not proved', async () => {
    expect(await find(known.email.toUpperCase())).toEqual([known.id]);
    expect(await find(known.email.slice(0, -3))).toEqual([]);
    expect(await find(unproved.email)).toEqual([]);
  });

  it('G36: strangers are not found, whatever is typed', async () => {
    for (const search of [stranger.email, 'Ókunni', '%%', '__', '\\\\'])
      expect(await find(search)).toEqual([]);
  });

  it('a deleted person is not found', async () => {
    const gone = await person(app, { fullName: 'Farin Burt' });
    await acquaint(db, me.id, gone.id, new Date());
    await acquaint(db, gone.id, me.id, new Date());
    await db.updateTable('app_user').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute();
    expect(await find('Farin')).toEqual([]);
  });
});
