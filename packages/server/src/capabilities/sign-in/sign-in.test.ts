import { signIn } from '@heima/domain/sign-in/endpoints.ts';
import argon2 from '@node-rs/argon2';
import { describe, expect, it, vi } from 'vitest';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

const password = 'vetur2026';

// Hundreds of passwords are hashed here.
describe('signing in', { timeout: 90_000 }, async () => {
  const app = await testApp({ TRUSTED_PROXIES: '127.0.0.1' });
  const start = new Date('2026-11-28T12:00:00Z');
  let minute = 0;
  /** Each test has a time window of its own. */
  const addMinutes = (minutes: number) => {
    minute += minutes;
    app.setTime(new Date(start.getTime() + minute * 60_000));
  };
  addMinutes(0);
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const wrong = (email: string, address: string) =>
    app.refused(signIn, { body: { email, password: 'rangt123' } }, from(address));
  const right = (email: string, address: string) =>
    app.ask(signIn, { body: { email, password } }, from(address));
  const rightRefused = (email: string, address: string) =>
    app.refused(signIn, { body: { email, password } }, from(address));

  it('E001: answers access and refresh', async () => {
    const { email } = await person(app, { password });
    const { body } = await right(email, '10.0.0.1');
    expect(body).toEqual({ access: expect.any(String), refresh: expect.any(String) });
  });

  it('R087 R097: a wrong password, an unknown address and an address without password answer alike', async () => {
    const { email } = await person(app, { password });
    const without = await person(app);
    const answers = [
      await wrong(email, '10.0.1.1'),
      await wrong('enginn@daemi.is', '10.0.1.1'),
      await wrong('ekki netfang', '10.0.1.1'),
      await wrong(without.email, '10.0.1.1'),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      const { request_id: _, ...rest } = body;
      expect(rest).toEqual({
        type: '/problems/signIn.invalidCredentials',
        title: 'Eitthvað vantar eða er ekki rétt',
        status: 400,
        code: 'signIn.invalidCredentials',
        detail: 'Netfang eða lykilorð ekki rétt.',
        error: 'invalid_credentials',
      });
    }
  });

  it('an address without an account or a password costs the same work as a wrong password', async () => {
    const { email } = await person(app, { password });
    const without = await person(app);
    const costs: string[] = [];
    // It still computes; the test only counts.
    const verify = vi.spyOn(argon2, 'verify');
    for (const address of [email, without.email, 'hvergi@daemi.is', 'ekki netfang']) {
      verify.mockClear();
      await wrong(address, '10.0.2.1');
      expect(verify, address).toHaveBeenCalledTimes(1);
      costs.push(String(verify.mock.calls[0]![0]).split('$').slice(0, 4).join('$'));
    }
    verify.mockRestore();
    expect(new Set(costs)).toEqual(new Set(['$argon2id$v=19$m=19456,t=2,p=1']));
  });

  it('C03 R070: a password of five characters, set by change, still signs in', async () => {
    const { email } = await person(app, { password: 'ab c!' });
    expect((await app.ask(signIn, { body: { email, password: 'ab c!' } })).status).toBe(200);
  });

  it('U17: after ten wrong passwords even the right one waits, and the answer says how long', async () => {
    addMinutes(60);
    const { email } = await person(app, { password });
    for (let i = 0; i < 10; i += 1) expect((await wrong(email, '10.0.3.1')).status).toBe(400);
    const refused = await rightRefused(email, '10.0.3.1');
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('signIn.tooManySignIns');
    expect(Number(refused.headers['retry-after'])).toBe(refused.body.params!.seconds);
    expect(refused.body.detail).toContain(`${Math.ceil(Number(refused.body.params!.seconds) / 60)} mínút`);
    addMinutes(15);
    expect((await right(email, '10.0.3.1')).status).toBe(200);
  });

  it('U17: a hundred tries at once are no more than ten', async () => {
    addMinutes(60);
    const { email } = await person(app, { password });
    const all = await Promise.all(Array.from({ length: 100 }, () => wrong(email, '10.0.4.1')));
    expect(all.filter(({ status }) => status === 400)).toHaveLength(10);
  });

  it('U17: an address nobody has is limited just the same', async () => {
    addMinutes(60);
    for (let i = 0; i < 10; i += 1) await wrong('tomt@daemi.is', '10.0.5.1');
    expect((await wrong('tomt@daemi.is', '10.0.5.1')).status).toBe(429);
  });

  it('right passwords are not counted', async () => {
    addMinutes(60);
    const { email } = await person(app, { password });
    for (let i = 0; i < 12; i += 1) expect((await right(email, '10.0.6.1')).status).toBe(200);
  });

  it('U17: strangers from many addresses are limited together, the owner at a known address is not', async () => {
    addMinutes(60);
    const { email } = await person(app, { password });
    await right(email, '10.0.7.1');
    const statuses: number[] = [];
    for (let i = 0; i < 35; i += 1) statuses.push((await wrong(email, `10.1.7.${i}`)).status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(30);
    expect((await rightRefused(email, '10.2.7.1')).status).toBe(429);
    expect((await right(email, '10.0.7.1')).status).toBe(200);
    addMinutes(15);
    expect((await right(email, '10.2.7.1')).status).toBe(200);
  });

  it('one network address that tries many accounts is limited', async () => {
    addMinutes(60);
    for (let i = 0; i < 100; i += 1) await wrong(`ymsir${i}@daemi.is`, '10.0.8.1');
    const { email } = await person(app, { password });
    expect((await rightRefused(email, '10.0.8.1')).status).toBe(429);
    expect((await right(email, '10.0.8.2')).status).toBe(200);
  });

  it('U17: a hundred wrong passwords at one address do not keep out the owner of a browser that is known there', async () => {
    addMinutes(60);
    const { email } = await person(app, { password });
    const { headers } = await app.ask(
      signIn,
      { body: { email, password } },
      { headers: { 'x-forwarded-for': '10.0.9.1', origin: 'http://heima.test' } },
    );
    const device = [headers['set-cookie']]
      .flat()
      .map(String)
      .find((cookie) => cookie.startsWith('heima_device='))!;
    for (let i = 0; i < 100; i += 1) await wrong(`nagranni${i}@daemi.is`, '10.0.9.1');
    expect((await rightRefused(email, '10.0.9.1')).status).toBe(429);
    const known = { headers: { 'x-forwarded-for': '10.0.9.1', cookie: device.split(';')[0]! } };
    expect((await app.ask(signIn, { body: { email, password } }, known)).status).toBe(200);
    // Guesses from there are still counted.
    const guesses = [];
    for (let i = 0; i < 11; i += 1)
      guesses.push((await app.refused(signIn, { body: { email, password: 'rangt123' } }, known)).status);
    expect(guesses).toEqual([...Array(10).fill(400), 429]);
  });

  it('refuses what is no sign-in at its field', async () => {
    const refused = await app.refused(signIn, { body: { email: 'a@b.is' } as never });
    expect([refused.status, Object.keys(refused.body.errors!)]).toEqual([400, ['password']]);
  });
});
