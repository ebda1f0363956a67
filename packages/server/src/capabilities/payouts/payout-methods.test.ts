import { randomBytes } from 'node:crypto';
import { deleteAccount } from '@heima/domain/accounts/deletion-endpoint.ts';
import { listNotifications } from '@heima/domain/notifications/endpoints.ts';
import { deletePayoutMethod, listPayoutMethods } from '@heima/domain/payouts/endpoints.ts';
import { isAccountOf } from '@heima/domain/payouts/icelandic-account.ts';
import { maxPayoutMethods, payoutChanges } from '@heima/domain/payouts/payout-limits.ts';
import { changePayoutMethod, createPayoutMethod } from '@heima/domain/payouts/writing-endpoints.ts';
import { controlClient } from '@heima/sandbox/control-client.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openEncryption } from '#platform/encryption.ts';
import { newId } from '#platform/new-id.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { workerSandbox } from '#testing/worker-sandbox.ts';
import { payoutData } from './personal-data-source.ts';
import { payoutMethodOf } from './public.ts';
import { renewIbans } from './renew-encryption.ts';

describe('payout methods', { timeout: 60_000 }, async () => {
  const app = await testApp();
  const { db } = app.services;
  const sandbox = controlClient(workerSandbox().url);
  const password = 'Heima2026Lykill';
  const parts = { kt: '010130-2129', bank: '133', hb: '26', rkn: '7654' };
  const iban = 'IS840133260076540101302129';
  const other = 'IS140159260076545510730339';
  const norwegian = 'NO9386011117947';

  const list = async (who: Person) =>
    (await app.ask(listPayoutMethods, { query: { show_numbers: true } }, { as: who.access })).body;
  const add = async (who: Person, account: object, more: object = {}) =>
    (
      await app.ask(
        createPayoutMethod,
        { body: { type: 'bank', bank_account: account, ...more } },
        { as: who.access },
      )
    ).body;
  const addCash = async (who: Person) =>
    (await app.ask(createPayoutMethod, { body: { type: 'cash' } }, { as: who.access })).body;
  const addRefused = (who: Person, body: object) =>
    app.refused(createPayoutMethod, { body: body as never }, { as: who.access, language: 'en' });
  const change = (who: Person, id: string, account: object, more: object = {}) =>
    app.ask(
      changePayoutMethod,
      { params: { id }, body: { bank_account: account, ...more } },
      { as: who.access },
    );
  const changeRefused = (who: Person, id: string, body: object) =>
    app.refused(changePayoutMethod, { params: { id }, body: body as never }, { as: who.access });
  const remove = (who: Person, id: string) =>
    app.ask(deletePayoutMethod, { params: { id } }, { as: who.access });
  const subjects = async (to: string) => {
    await app.runJobs();
    return (await sandbox.mail({ to })).map(({ subject }) => subject);
  };
  const notices = async (who: Person) =>
    (await app.ask(listNotifications, { params: { id: who.id } }, { as: who.access })).body.items;

  it('E199 E200 R446 R447: a bank account by parts or IBAN, and cash', async () => {
    const who = await person(app);
    expect(await list(who)).toEqual({
      count: 0,
      next: null,
      previous: null,
      items: [],
      asks_password: false,
      asks_electronic_id: false,
    });
    const one = await add(who, parts);
    expect(one).toMatchObject({
      user_id: who.id,
      type: 'bank',
      bank_account: { iban, kt: '0101302129', bank: '0133', hb: '26', rkn: '007654' },
    });
    const two = await add(who, { iban: 'no93 8601 1117 947' }, { user_id: who.id });
    expect(two.bank_account).toEqual({ iban: norwegian, kt: null, bank: null, hb: null, rkn: null });
    const three = await addCash(who);
    expect(three).toMatchObject({ type: 'cash', bank_account: null });
    expect((await list(who)).items).toEqual([one, two, three]);
  });

  it('E199: numbers are covered unless they are asked for, and nobody else is answered', async () => {
    const [who, other] = [await person(app), await person(app)];
    await add(who, parts);
    await add(who, { iban: norwegian });
    const asked = async (query: object) =>
      (await app.ask(listPayoutMethods, { query }, { as: who.access })).body.items.map(
        (one) => one.bank_account,
      );
    const hidden = [
      { iban: `IS${'•'.repeat(24)}`, kt: '•'.repeat(10), bank: '0133', hb: '26', rkn: '••7654' },
      { iban: `NO${'•'.repeat(9)}7947`, kt: null, bank: null, hb: null, rkn: null },
    ];
    expect(await asked({})).toEqual(hidden);
    expect(await asked({ user: who.id })).toEqual(hidden);
    expect((await asked({ user: who.id, show_numbers: true })).map((one) => one?.iban)).toEqual([
      iban,
      norwegian,
    ]);
    const staff = await person(app, { staff: true });
    for (const [caller, user] of [
      [other, who.id],
      [staff, who.id],
      [who, newId()],
    ] as const) {
      const refused = await app.refused(listPayoutMethods, { query: { user } }, { as: caller.access });
      expect([refused.status, refused.body.code]).toEqual([404, 'common.notFound']);
    }
  });

  it('P18: bad numbers are reported at their fields in the language of the request', async () => {
    const who = await person(app);
    const wrong = await addRefused(who, {
      type: 'bank',
      bank_account: { ...parts, hb: '026', kt: '320180-1439' },
    });
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors).toEqual({
      'bank_account.hb': ['The ledger number (hb.) has at most two digits.'],
      'bank_account.kt': ['The kennitala is not right.'],
    });
    const short = await addRefused(who, { type: 'bank', bank_account: { iban: 'IS14 0159 2600 7654' } });
    expect(short.body.errors).toEqual({
      'bank_account.iban': ['An IBAN of this country has 26 characters.'],
    });
    expect((await list(who)).items).toEqual([]);
  });

  it('the same again, also twice at once, is the same one, and notifies once', async () => {
    const who = await person(app, { verified: true, language: 'en' });
    const both = await Promise.all([add(who, parts), add(who, { iban })]);
    expect(both[0]!.id).toBe(both[1]!.id);
    expect((await add(who, { iban: iban.toLowerCase() })).id).toBe(both[0]!.id);
    const cash = await Promise.all([addCash(who), addCash(who), addCash(who)]);
    expect(new Set(cash.map(({ id }) => id)).size).toBe(1);
    expect((await list(who)).items).toHaveLength(2);
    expect(await subjects(who.email)).toEqual(['A bank account was added for payments to you']);
    expect((await notices(who)).map(({ text }) => text)).toEqual([
      'A bank account was added for payments to you',
    ]);
  });

  it('the same account belongs to several people, each with their own', async () => {
    const [ann, bo] = [await person(app), await person(app)];
    expect((await add(ann, parts)).id).not.toBe((await add(bo, parts)).id);
    const hashes = await db
      .selectFrom('payout_method')
      .select('iban_hash')
      .where('user_id', 'in', [ann.id, bo.id])
      .execute();
    expect(new Set(hashes.map((row) => row.iban_hash)).size).toBe(2);
  });

  it('X028: another account takes its place, and the owner is notified by e-mail and notification', async () => {
    const who = await person(app, { verified: true, language: 'en' });
    const { id, created_at } = await add(who, parts);
    const { body } = await change(who, id, { iban: other });
    expect(body).toMatchObject({ id, created_at, bank_account: { iban: other, kt: '5510730339' } });
    // The same once more changes nothing and notifies nobody.
    await change(who, id, { iban: other });
    expect((await subjects(who.email)).sort()).toEqual([
      'A bank account was added for payments to you',
      'The bank account for payments to you was changed',
    ]);
    const [email] = await sandbox.mail({ to: who.email });
    expect(email!.text).toContain('Security e-mails cannot be turned off.');
    expect(email!.text).not.toMatch(/7654|0101302129/);
    expect((await notices(who)).map(({ notification_type: { tag } }) => tag).sort()).toEqual([
      'payout_account_added',
      'payout_account_changed',
    ]);
  });

  it('X028: cannot become one that is there, and cash has no account', async () => {
    const who = await person(app);
    const one = await add(who, parts);
    await add(who, { iban: other });
    const same = await changeRefused(who, one.id, { bank_account: { iban: other } });
    expect([same.status, same.body.code]).toEqual([409, 'payouts.sameAccount']);
    const cash = await addCash(who);
    const none = await changeRefused(who, cash.id, { bank_account: { iban: norwegian } });
    expect([none.status, none.body.code]).toEqual([409, 'payouts.cashHasNoAccount']);
    // Two of them become the same at the same time: one does.
    const two = (await list(who)).items[1]!;
    const outcomes = await Promise.allSettled([
      change(who, one.id, { iban: norwegian }),
      change(who, two.id, { iban: norwegian }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const held = (await list(who)).items.map(({ bank_account: account }) => account?.iban);
    expect(held.filter((one) => one === norwegian)).toHaveLength(1);
  });

  it('E201: is gone once removed, and can be added again', async () => {
    const who = await person(app);
    const { id } = await add(who, parts);
    const outcomes = await Promise.allSettled([remove(who, id), remove(who, id)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await list(who)).items).toEqual([]);
    expect((await app.refused(deletePayoutMethod, { params: { id } }, { as: who.access })).status).toBe(404);
    expect((await changeRefused(who, id, { bank_account: { iban } })).status).toBe(404);
    expect((await add(who, parts)).id).not.toBe(id);
  });

  it('C07: only the owner reads and changes; to anybody else, also to staff, it is not there', async () => {
    const who = await person(app);
    const { id } = await add(who, parts);
    for (const one of [await person(app), await person(app, { staff: true })]) {
      expect((await list(one)).items).toEqual([]);
      expect((await changeRefused(one, id, { bank_account: { iban: other } })).status).toBe(404);
      expect((await app.refused(deletePayoutMethod, { params: { id } }, { as: one.access })).status).toBe(
        404,
      );
      const foreign = { user_id: who.id, type: 'bank', bank_account: { iban: other } };
      expect((await addRefused(one, foreign)).status).toBe(404);
    }
    // Nor does one give it away.
    const taken = { bank_account: { iban: other }, user_id: newId() };
    expect((await changeRefused(who, id, taken)).body.errors).toHaveProperty('user_id');
    expect((await addRefused(who, { type: 'cash', id: newId() })).body.errors).toHaveProperty('id');
    expect((await list(who)).items).toMatchObject([{ id, user_id: who.id, bank_account: { iban } }]);
  });

  it('where there is a password it is asked for a bank account, not for cash or removing', async () => {
    const who = await person(app, { password });
    expect((await list(who)).asks_password).toBe(true);
    const missing = await addRefused(who, { type: 'bank', bank_account: parts });
    expect([missing.status, missing.body.errors]).toEqual([
      400,
      { current_password: ['Fill in this field.'] },
    ]);
    const wrong = await addRefused(who, { type: 'bank', bank_account: parts, current_password: 'x' });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'signIn.currentPasswordWrong']);
    expect(wrong.body.errors).toHaveProperty('current_password');
    expect((await list(who)).items).toEqual([]);
    const { id } = await add(who, parts, { current_password: password });
    expect((await changeRefused(who, id, { bank_account: { iban: other } })).status).toBe(400);
    await change(who, id, { iban: other }, { current_password: password });
    await addCash(who);
    await remove(who, id);
    expect((await list(who)).items).toHaveLength(1);
  });

  it('where there is no password the electronic ID is asked for anew, unless it was given a moment ago', async () => {
    const who = await person(app);
    const { id } = await add(who, parts);
    app.addSeconds(11 * 60);
    expect(await list(who)).toMatchObject({ asks_password: false, asks_electronic_id: true });
    const bank = { type: 'bank', bank_account: { iban: other } };
    for (const refused of [
      await addRefused(who, bank),
      await changeRefused(who, id, { bank_account: { iban: other } }),
    ])
      expect([refused.status, refused.body.code]).toEqual([403, 'signIn.ownerProofNeeded']);
    await addCash(who);
    await app.services.db
      .updateTable('session')
      .set({ proved_at: app.services.clock() })
      .where('user_id', '=', who.id)
      .execute();
    expect((await list(who)).asks_electronic_id).toBe(false);
    await change(who, id, { iban: other });
  });

  it('wrong passwords are counted', async () => {
    const who = await person(app, { password });
    const tries = [];
    for (let n = 0; n < 12; n++)
      tries.push(
        (await addRefused(who, { type: 'bank', bank_account: parts, current_password: `rangt ${n}` })).status,
      );
    expect(tries[0]).toBe(400);
    expect(tries.at(-1)).toBe(429);
  });

  it('has a largest number, and changes are limited', async () => {
    const who = await person(app);
    const account = (n: number) => ({ ...parts, rkn: String(n + 1) });
    for (let n = 0; n < maxPayoutMethods; n++) await add(who, account(n));
    const full = await addRefused(who, { type: 'bank', bank_account: account(maxPayoutMethods) });
    expect([full.status, full.body.detail]).toEqual([
      409,
      'You can have at most 10. Delete one that you no longer use.',
    ]);
    // One that is there is still answered.
    await add(who, account(0));
    const codes = [];
    for (let n = 0; n < payoutChanges.max; n++)
      codes.push((await addRefused(who, { type: 'bank', bank_account: account(50) })).status);
    expect(codes.at(-1)).toBe(429);
  });

  it('bank numbers stand nowhere in clear: not in the table, events, audit, jobs or kept answers', async () => {
    const who = await person(app, { verified: true });
    await app.app.inject({
      method: 'POST',
      url: '/api/v1/payout-methods',
      headers: { authorization: `Bearer ${who.access}`, 'idempotency-key': newId() },
      payload: { type: 'bank', bank_account: parts },
    });
    await app.runJobs();
    const { id } = (await list(who)).items[0]!;
    await change(who, id, { iban: other });
    const { rows: tables } = await sql<{ name: string }>`
      select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`.execute(
      db,
    );
    expect(tables.map(({ name }) => name)).toContain('public.payout_method');
    const clear = [iban, other, '0133-26-007654', '0101302129', '5510730339'].map((text) => `%${text}%`);
    for (const { name } of tables) {
      const { rows } = await sql`
        select 1 from ${sql.raw(name)} as row where row::text like any (${clear}::text[]) limit 1`.execute(
        db,
      );
      expect(rows, name).toEqual([]);
    }
  });

  it('a text moved to another row does not open, and older keys are renewed', async () => {
    const who = await person(app);
    const { id } = await add(who, parts);
    const two = await add(who, { iban: other });
    const row = await db
      .selectFrom('payout_method')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(() => app.services.encryption.decrypt(row.iban!, `payout_method.iban ${two.id}`)).toThrow();
    const newest = `new:${randomBytes(32).toString('base64')}`;
    const keys = app.services.config.DATA_KEYS;
    await renewIbans.handle({ ...app.services, encryption: openEncryption(`${newest},${keys}`) }, {});
    const renewed = await db
      .selectFrom('payout_method')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(openEncryption(newest).decrypt(renewed.iban!, `payout_method.iban ${id}`)).toBe(iban);
    // The other way round, so that the program of this test reads it again.
    await renewIbans.handle({ ...app.services, encryption: openEncryption(`${keys},${newest}`) }, {});
    expect((await list(who)).items[0]!.bank_account?.iban).toBe(iban);
  });

  it('stands in the copy of a person’s data, and goes with the account', async () => {
    const who = await person(app, { password });
    await add(who, parts, { current_password: password });
    const { data } = await payoutData.collect(app.services, who.id);
    expect(data).toMatchObject([{ type: 'bank', bank_account: { iban, kt: '0101302129' } }]);
    const proof = { current_password: password };
    await app.ask(deleteAccount, { params: { id: who.id }, body: proof }, { as: who.access });
    await app.runJobs();
    expect((await payoutData.collect(app.services, who.id)).data).toEqual([]);
  });

  it('P18: others read it for its owner only, and see whose account it is', async () => {
    const who = await person(app);
    const { id } = await add(who, parts);
    const found = await payoutMethodOf(app.services, { id, userId: who.id });
    expect(isAccountOf(found!.bank_account!.iban, '0101302129')).toBe(true);
    expect(isAccountOf(found!.bank_account!.iban, '0101302209')).toBe(false);
    expect(await payoutMethodOf(app.services, { id, userId: newId() })).toBeUndefined();
    expect(await payoutMethodOf(app.services, { id: newId(), userId: who.id })).toBeUndefined();
  });
});
