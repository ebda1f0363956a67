import { currentUser, updateUser } from '@heima/domain/accounts/endpoints.ts';
import { addPhone, removePhone, sendPhoneCode, verifyPhone } from '@heima/domain/contacts/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '#testing/messages.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

let given = 6_112_000;
/** A number no other test uses. */
const nextNumber = () => {
  given += 1;
  return String(given);
};

describe('phones', async () => {
  const app = await testApp();
  const messages = await messagesOf(app);
  app.setTime(new Date('2026-11-28T12:00:00Z'));
  const { addSeconds } = app;

  const add = async (who: Person, number: string, code = '+354') =>
    (
      await app.ask(
        addPhone,
        { params: { id: who.id }, body: { country_code: { code }, number } },
        { as: who.access },
      )
    ).body;
  const send = (who: Person, id: string) => app.ask(sendPhoneCode, { params: { id } }, { as: who.access });
  const sendRefused = (who: Person, id: string) =>
    app.refused(sendPhoneCode, { params: { id } }, { as: who.access });
  const verify = (who: Person, id: string, code: string) =>
    app.ask(verifyPhone, { params: { id }, body: { code } }, { as: who.access });
  const verifyRefused = (who: Person, id: string, code: string) =>
    app.refused(verifyPhone, { params: { id }, body: { code } }, { as: who.access });
  const refusedAnHourAgo = (id: string) =>
    app.services.db
      .updateTable('phone')
      .set({ undeliverable_at: new Date(app.services.clock().getTime() - 3600 * 1000) })
      .where('id', '=', id)
      .execute();
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('E036 E038 E039 R154 R156 R164: a number is added, gets a code, and is verified and primary', async () => {
    addSeconds(90);
    const who = await person(app);
    const number = nextNumber();
    const phone = await add(who, `${number.slice(0, 3)}-${number.slice(3)}`);
    expect(phone).toEqual({
      id: phone.id,
      country_code: '+354',
      country_code_obj: { id: 'IS', country: 'Ísland', code: '+354', iso: 'IS' },
      number,
      verified: false,
    });
    const sent = await send(who, phone.id);
    expect(sent.body.expires_at).toBe(new Date(app.services.clock().getTime() + 600 * 1000).toISOString());
    const [text] = await messages.texts(number);
    expect(text!.text).toBe(
      `${text!.code} er staðfestingarkóði þinn hjá Heima. Hann gildir í 10 mínútur. Gefðu engum upp kóðann.\n@heima.test #${text!.code}`,
    );
    expect([text!.segments, text!.to]).toEqual([2, `+354${number}`]);
    expect((await app.ask(currentUser, {}, { as: who.access })).body.has_verified_phone_number).toBe(false);
    const done = await verify(who, phone.id, ` ${text!.code!.slice(0, 3)} ${text!.code!.slice(3)} `);
    expect(done.body.verified).toBe(true);
    const me = (await app.ask(currentUser, {}, { as: who.access })).body;
    expect(me).toMatchObject({ primary_phone_id: phone.id, has_verified_phone_number: true });
    expect((await verifyRefused(who, phone.id, text!.code!)).body.code).toBe('contacts.phoneVerified');
    expect((await sendRefused(who, phone.id)).status).toBe(409);
    const proofs = await app.services.db.selectFrom('proof').selectAll().execute();
    expect(JSON.stringify(proofs)).not.toContain(text!.code);
  });

  it.each([
    ['R150', '611234'],
    ['R152', '61123456'],
    ['R152', '1234567'],
    ['R152', '6001234'],
    ['R149', '611 23a5'],
    ['toll-free', '8001234'],
    ['premium', '9001234'],
    ['voicemail', '8801234'],
    ['machines', '385123456'],
  ])('%s: refuses the Icelandic number %s at its field', async (_, number) => {
    const who = await person(app);
    const refused = await app.refused(
      addPhone,
      { params: { id: who.id }, body: { country_code: { code: '+354' }, number } },
      { as: who.access },
    );
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual({ number: ['Sláðu inn gilt símanúmer.'] });
  });

  it('R151 R245 V040: a country code is needed; a foreign number, its digits in any script, is read by its own plan and verified', async () => {
    const who = await person(app);
    const refused = await app.refused(
      addPhone,
      { params: { id: who.id }, body: { number: '6112345' } as never },
      { as: who.access },
    );
    expect(Object.keys(refused.body.errors!)).toEqual(['country_code']);
    const ukrainian = await add(who, '٠٥٠ 123 45 67', '380');
    expect(ukrainian).toMatchObject({ country_code: '+380', number: '501234567' });
    await send(who, ukrainian.id);
    const code = await messages.code('+380501234567');
    expect((await verify(who, ukrainian.id, code)).body.verified).toBe(true);
    const me = (await app.ask(currentUser, {}, { as: who.access })).body;
    expect(me).toMatchObject({ primary_phone_id: ukrainian.id, has_verified_phone_number: true });
  });

  it.each([
    ['+850', '1921234567'],
    ['+1', '8765551234'],
    ['+7', '9123456789'],
  ])(
    'V040: a number of a country that codes do not go to (%s) is refused as it is added',
    async (code, number) => {
      const who = await person(app);
      const refused = await app.refused(
        addPhone,
        { params: { id: who.id }, body: { country_code: { code }, number } },
        { as: who.access },
      );
      expect([refused.status, refused.body.code]).toEqual([400, 'contacts.countryNotServed']);
      expect(refused.body.errors).toEqual({ number: ['Við getum ekki sent SMS til þessa lands.'] });
    },
  );

  it('numbers of test people are taken outside production only', async () => {
    const { readPhone } = await import('./read-phone.ts');
    const test = { country_code: { code: '+354' }, number: '0102399' };
    expect(readPhone({ NODE_ENV: 'test' }, test).e164).toBe('+3540102399');
    expect(() => readPhone({ NODE_ENV: 'production' }, test)).toThrow('contacts.phoneInvalid');
  });

  it.each(['+999', '+101', '+210'])(
    'found 34: a number with the calling code %s, which nobody has, is refused at its field',
    async (code) => {
      const who = await person(app);
      const refused = await app.refused(
        addPhone,
        { params: { id: who.id }, body: { country_code: { code }, number: '5812345' } },
        { as: who.access },
      );
      expect([refused.status, refused.body.code]).toEqual([400, 'contacts.phoneInvalid']);
      expect(refused.body.errors).toHaveProperty('number');
    },
  );

  it('U08: after five wrong codes the right one is refused too, a new request makes a new code', async () => {
    addSeconds(90);
    const who = await person(app);
    const number = nextNumber();
    const { id } = await add(who, number);
    await send(who, id);
    const code = await messages.code(number);
    const left: unknown[] = [];
    for (let i = 0; i < 4; i += 1) {
      const { body } = await verifyRefused(who, id, other(code));
      left.push([body.code, body.params!.count]);
    }
    expect(left).toEqual([4, 3, 2, 1].map((count) => ['contacts.codeWrong', count]));
    expect((await verifyRefused(who, id, other(code))).body.code).toBe('contacts.codeVoid');
    expect((await verifyRefused(who, id, code)).body.code).toBe('contacts.codeVoid');
    addSeconds(61);
    await send(who, id);
    const fresh = await messages.code(number);
    expect((await verifyRefused(who, id, other(fresh))).body.params!.count).toBe(4);
    expect((await verify(who, id, fresh)).body.verified).toBe(true);
  });

  it('U08: a hundred wrong codes at once are no more than five', async () => {
    addSeconds(90);
    const who = await person(app);
    const number = nextNumber();
    const { id } = await add(who, number);
    await send(who, id);
    const code = await messages.code(number);
    const all = await Promise.all(Array.from({ length: 100 }, () => verifyRefused(who, id, other(code))));
    expect(all.filter(({ body }) => body.code === 'contacts.codeWrong')).toHaveLength(4);
    expect((await verifyRefused(who, id, code)).body.code).toBe('contacts.codeVoid');
  });

  it('G02: a newer code makes the older void; a code lives ten minutes', async () => {
    addSeconds(90);
    const who = await person(app);
    const number = nextNumber();
    const { id } = await add(who, number);
    await send(who, id);
    const first = await messages.code(number);
    addSeconds(60);
    await send(who, id);
    const second = await messages.code(number);
    if (first !== second) expect((await verifyRefused(who, id, first)).body.code).toBe('contacts.codeWrong');
    addSeconds(600);
    const late = await verifyRefused(who, id, second);
    expect(late.body.code).toBe('contacts.codeExpired');
    expect(late.body.errors).toEqual({ code: ['Kóðinn er útrunninn. Biddu um nýjan.'] });
  });

  it('G02: another code only after a minute; two requests at once send one', async () => {
    addSeconds(90);
    const who = await person(app);
    const number = nextNumber();
    const { id } = await add(who, number);
    const all = await Promise.allSettled([send(who, id), send(who, id), send(who, id)]);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    addSeconds(30);
    const refused = await sendRefused(who, id);
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
      429,
      'proofs.sentRecently',
      '30',
    ]);
    expect(await messages.texts(number)).toHaveLength(1);
  });

  it('G02 found 38: five codes a day to one number for each who names it, and twenty whoever asks', async () => {
    addSeconds(24 * 3600);
    const number = nextNumber();
    const answers: boolean[] = [];
    for (let at = 0; at < 5; at += 1) {
      const who = await person(app);
      const { id } = await add(who, number);
      for (let asked = 0; asked < 6; asked += 1) {
        addSeconds(61);
        const sending = app.ask(sendPhoneCode, { params: { id } }, { as: who.access });
        answers.push(await sending.then(Boolean, () => false));
      }
    }
    const own = [true, true, true, true, true, false];
    expect(answers).toEqual([...own, ...own, ...own, ...own, ...own.map(() => false)]);
  });

  it('R159: a proved number is registered; of two who claim one the first to prove it has it', async () => {
    addSeconds(24 * 3600);
    const [one, two, three] = [await person(app), await person(app), await person(app)];
    const number = nextNumber();
    const [mine, theirs] = [await add(one, number), await add(two, number)];
    await send(one, mine.id);
    const first = await messages.code(number);
    addSeconds(61);
    await send(two, theirs.id);
    const second = await messages.code(number);
    await verify(one, mine.id, first);
    const late = await verifyRefused(two, theirs.id, second);
    expect([late.status, late.body.code]).toEqual([400, 'contacts.phoneExists']);
    const refused = await app.refused(
      addPhone,
      { params: { id: three.id }, body: { country_code: { code: '+354' }, number } },
      { as: three.access },
    );
    expect(refused.body.errors).toEqual({ number: ['Símanúmerið er þegar skráð.'] });
  });

  it('R155 R162: only a verified number is primary, and the primary one is not removed', async () => {
    addSeconds(90);
    const who = await person(app, { verified: true });
    const me = (await app.ask(currentUser, {}, { as: who.access })).body;
    const phone = await add(who, nextNumber());
    const refused = await app.refused(
      updateUser,
      { params: { id: who.id }, body: { primary_phone_id: phone.id } },
      { as: who.access },
    );
    expect([refused.status, Object.keys(refused.body.errors!)]).toEqual([400, ['primary_phone_id']]);
    const primary = { params: { id: me.primary_phone_id! } };
    expect((await app.refused(removePhone, primary, { as: who.access })).body.code).toBe(
      'contacts.primaryPhone',
    );
    await send(who, phone.id);
    await verify(who, phone.id, await messages.code(phone.number));
    const changed = await app.ask(
      updateUser,
      { params: { id: who.id }, body: { primary_phone_id: phone.id } },
      { as: who.access },
    );
    expect(changed.body.primary_phone_id).toBe(phone.id);
    await app.ask(removePhone, primary, { as: who.access });
    const after = (await app.ask(currentUser, {}, { as: who.access })).body;
    expect(after.phones.map(({ id }) => id)).toEqual([phone.id]);
  });

  it('U16: another person’s phone is not found, by staff neither, just as one that does not exist', async () => {
    addSeconds(90);
    const [owner, stranger, staff] = [
      await person(app),
      await person(app),
      await person(app, { staff: true }),
    ];
    const { id } = await add(owner, nextNumber());
    const missing = '01900000-0000-7000-8000-000000000000';
    for (const who of [stranger, staff])
      for (const one of [id, missing]) {
        const answers = [
          await sendRefused(who, one),
          await verifyRefused(who, one, '123456'),
          await app.refused(removePhone, { params: { id: one } }, { as: who.access }),
          await app.refused(
            updateUser,
            { params: { id: who.id }, body: { primary_phone_id: one } },
            { as: who.access },
          ),
        ];
        expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 400]);
        expect(answers[3]!.body.code).toBe('contacts.phoneNotVerified');
      }
    const foreign = await app.refused(
      addPhone,
      { params: { id: owner.id }, body: { country_code: { code: '+354' }, number: nextNumber() } },
      { as: stranger.access },
    );
    expect(foreign.status).toBe(404);
    expect((await app.refused(sendPhoneCode, { params: { id } })).status).toBe(401);
  });

  it('C50: a prefetch, another site’s link or a typed address sends nothing', async () => {
    addSeconds(90);
    const who = await person(app);
    const number = nextNumber();
    const { id } = await add(who, number);
    const others: Record<string, string>[] = [
      { 'sec-purpose': 'prefetch;prerender', 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'none' },
    ];
    for (const headers of others) {
      const refused = await app.refused(sendPhoneCode, { params: { id } }, { as: who.access, headers });
      expect(refused.status).toBe(403);
    }
    expect(await messages.texts(number)).toHaveLength(0);
    await app.ask(
      sendPhoneCode,
      { params: { id } },
      { as: who.access, headers: { 'sec-fetch-site': 'same-origin' } },
    );
    expect(await messages.texts(number)).toHaveLength(1);
  });

  it('a number the carrier refuses ends the request and is reported live', async () => {
    addSeconds(90);
    const who = await person(app);
    const { id } = await add(who, '8880001');
    await send(who, id);
    await messages.settled();
    expect((await verifyRefused(who, id, '123456')).body.code).toBe('contacts.codeVoid');
    const told = await app.services.db
      .selectFrom('live_event')
      .select(['kind', 'payload'])
      .where('user_id', '=', who.id)
      .execute();
    expect(told).toEqual([{ kind: 'contacts.codeRefused', payload: { phone_id: id } }]);
  });

  it('a number that the carrier refused is answered as such, not sent to again at once, and may be tried later', async () => {
    addSeconds(90);
    const who = await person(app);
    const { id } = await add(who, '8880004');
    await send(who, id);
    await messages.settled();
    addSeconds(90);
    const again = await sendRefused(who, id);
    expect([again.status, again.body.code]).toEqual([400, 'contacts.smsFailed']);
    expect(again.body.detail).toBe('Ekki tókst að senda SMS í þetta númer. Athugaðu hvort það sé rétt.');
    await refusedAnHourAgo(id);
    await send(who, id);
    await messages.settled();
    expect((await sendRefused(who, id)).body.code).toBe('contacts.smsFailed');
  });

  it('a number that takes SMS again is no longer held back', async () => {
    addSeconds(90);
    const who = await person(app);
    const number = nextNumber();
    const { id } = await add(who, number);
    await refusedAnHourAgo(id);
    await send(who, id);
    await messages.code(number);
    const row = await app.services.db
      .selectFrom('phone')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.undeliverable_at).toBeNull();
  });

  it('keeps ten numbers of a person at most', async () => {
    addSeconds(3600);
    const who = await person(app);
    for (let i = 0; i < 10; i += 1) await add(who, nextNumber());
    const refused = await app.refused(
      addPhone,
      { params: { id: who.id }, body: { country_code: { code: '+354' }, number: nextNumber() } },
      { as: who.access },
    );
    expect([refused.status, refused.body.code]).toEqual([409, 'contacts.tooManyContacts']);
  });
});
