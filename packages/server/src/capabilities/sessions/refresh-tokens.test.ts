import { currentUser } from '@heima/domain/accounts/endpoints.ts';
import { endSession, listSessions, refreshTokens, signOut } from '@heima/domain/sessions/endpoints.ts';
import { signIn } from '@heima/domain/sign-in/endpoints.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { person } from '#testing/people.ts';
import { type Answer, testApp } from '#testing/test-app.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)', origin: 'http://heima.test' };
const password = 'vetur2026';

/** The cookies an answer sets, as a browser would send them back. */
function cookiesOf(answer: Answer<unknown>): Record<string, string> {
  const lines = [answer.headers['set-cookie'] ?? []].flat().map(String);
  return Object.fromEntries(lines.map((line) => line.split(';')[0]!.split('=') as [string, string]));
}

describe('sessions', async () => {
  const app = await testApp();
  const start = new Date('2026-11-28T12:00:00Z');
  const at = (seconds: number) => app.setTime(new Date(start.getTime() + seconds * 1000));
  const refresh = (token: string) => app.ask(refreshTokens, { body: { refresh: token } });
  const refused = (token: string) => app.refused(refreshTokens, { body: { refresh: token } });
  const works = (access: string) =>
    app.ask(currentUser, {}, { as: access }).then(
      () => true,
      () => false,
    );
  const owner = await person(app, { password });
  const signedIn = async () => (await app.ask(signIn, { body: { email: owner.email, password } })).body;

  beforeEach(() => at(0));

  it('E002: a token is exchanged for another; both kinds work', async () => {
    const first = await signedIn();
    at(60);
    const second = (await refresh(first.refresh)).body;
    expect(second.refresh).not.toBe(first.refresh);
    expect(await works(second.access)).toBe(true);
    at(120);
    expect((await refresh(second.refresh)).body.access).toBeTruthy();
  });

  it('U13: tabs that refresh together, in parallel, all stay signed in and hold one token', async () => {
    const first = await signedIn();
    at(900);
    const all = await Promise.all(Array.from({ length: 8 }, () => refresh(first.refresh)));
    expect(new Set(all.map(({ body }) => body.refresh)).size).toBe(1);
    at(1800);
    const next = (await refresh(all[3]!.body.refresh)).body;
    expect(await works(next.access)).toBe(true);
  });

  it('U13: a lost answer can be asked for again within ten seconds, also past the next exchange', async () => {
    const first = await signedIn();
    const lost = (await refresh(first.refresh)).body;
    at(3);
    const third = (await refresh(lost.refresh)).body;
    at(10);
    const again = (await refresh(first.refresh)).body;
    expect(again.refresh).toBe(third.refresh);
  });

  it('a replaced token that comes back later was stolen: the whole family ends at once', async () => {
    const first = await signedIn();
    const second = (await refresh(first.refresh)).body;
    at(11);
    const reuse = await refused(first.refresh);
    expect([reuse.status, reuse.body.code]).toEqual([401, 'sessions.sessionEnded']);
    expect((await refused(second.refresh)).status).toBe(401);
    expect(await works(second.access)).toBe(false);
  });

  it('a thief who used the grace is found out by the next exchange of either', async () => {
    const first = await signedIn();
    const owners = (await refresh(first.refresh)).body;
    at(5);
    const thief = (await refresh(first.refresh)).body;
    at(900);
    const kept = (await refresh(thief.refresh)).body;
    at(1000);
    expect((await refused(owners.refresh)).status).toBe(401);
    expect((await refused(kept.refresh)).status).toBe(401);
  });

  it('a reuse ends only its own family', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    await refresh(one.refresh);
    at(60);
    await refused(one.refresh);
    expect((await refresh(other.refresh)).status).toBe(200);
  });

  it('ends after thirty days without use, not before, and every use renews it', async () => {
    const day = 24 * 3600;
    const first = await signedIn();
    at(29 * day);
    const second = (await refresh(first.refresh)).body;
    at(58 * day);
    const third = (await refresh(second.refresh)).body;
    at(88 * day + 1);
    expect((await refused(third.refresh)).status).toBe(401);
  });

  it('an access token ends after fifteen minutes; a changed or foreign one never works', async () => {
    const { access } = await signedIn();
    at(14 * 60);
    expect(await works(access)).toBe(true);
    at(15 * 60 + 1);
    expect(await works(access)).toBe(false);
    at(0);
    const [head, claims, signature] = access.split('.') as [string, string, string];
    const another = owner.id.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    const other = Buffer.from(claims, 'base64url').toString().replace(owner.id, another);
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    expect(await works(`${head}.${Buffer.from(other).toString('base64url')}.${signature}`)).toBe(false);
    expect(await works(`${none}.${claims}.`)).toBe(false);
  });

  it('refuses an unknown, empty or missing token without saying more', async () => {
    for (const body of [{ refresh: 'x' }, { refresh: 'y'.repeat(43) }, {}]) {
      const answer = await app.refused(refreshTokens, { body });
      expect([answer.status, answer.body.code]).toEqual([401, 'sessions.sessionEnded']);
    }
    expect((await app.refused(refreshTokens, { body: { refresh: '' } })).status).toBe(400);
  });

  it('R074: browsers get httpOnly cookies that refresh them; scripts get none', async () => {
    const sent = await app.ask(signIn, { body: { email: owner.email, password } }, { headers: browser });
    const lines = [sent.headers['set-cookie']].flat().map(String);
    // The third only marks the browser as the owner's own (found 38).
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    const { heima_refresh: token, heima_access: access } = cookiesOf(sent);
    expect([access, token]).toEqual([sent.body.access, sent.body.refresh]);
    at(900);
    const renewed = await app.ask(
      refreshTokens,
      { body: {} },
      { headers: { ...browser, cookie: `heima_refresh=${token}` } },
    );
    expect(cookiesOf(renewed).heima_refresh).toBe(renewed.body.refresh);
    const script = await app.ask(signIn, { body: { email: owner.email, password } });
    expect(script.headers['set-cookie']).toBeUndefined();
  });

  it('U13: cookies are cleared by a clear refusal of the cookie, by nothing else', async () => {
    const refusedWith = (cookie: string, body: { refresh?: string } = {}) =>
      app.refused(refreshTokens, { body }, { headers: { ...browser, cookie } });
    const clear = await refusedWith('heima_refresh=gamalt');
    expect(cookiesOf(clear)).toMatchObject({ heima_refresh: '', heima_access: '' });
    const other = await refusedWith('heima_refresh=gott', { refresh: 'annad' });
    expect(other.headers['set-cookie']).toBeUndefined();
    const elsewhere = await app.refused(
      refreshTokens,
      { body: {} },
      { headers: { ...browser, origin: 'https://annar.is', cookie: 'heima_refresh=gott' } },
    );
    expect([elsewhere.status, elsewhere.headers['set-cookie']]).toEqual([403, undefined]);
  });

  it('X001 G01: signing out ends the session by access token, by refresh token and by cookie', async () => {
    const [byAccess, byRefresh, byCookie] = [await signedIn(), await signedIn(), await signedIn()];
    await app.ask(signOut, { body: {} }, { as: byAccess.access });
    expect(await works(byAccess.access)).toBe(false);
    expect((await refused(byAccess.refresh)).status).toBe(401);
    at(3600);
    await app.ask(signOut, { body: { refresh: byRefresh.refresh } });
    expect((await refused(byRefresh.refresh)).status).toBe(401);
    const out = await app.ask(
      signOut,
      { body: {} },
      { headers: { ...browser, cookie: `heima_refresh=${byCookie.refresh}` } },
    );
    expect(cookiesOf(out)).toMatchObject({ heima_refresh: '', heima_access: '' });
    expect((await refused(byCookie.refresh)).status).toBe(401);
    expect((await app.ask(signOut, { body: {} })).status).toBe(204);
  });

  it('U16: a person sees the own sessions and ends one; others’ are not found', async () => {
    const one = await person(app);
    const stranger = await person(app);
    const { body } = await app.ask(listSessions, {}, { as: one.access });
    expect(body.items).toMatchObject([{ user_agent: 'test', current: true }]);
    const end = { params: { id: body.items[0]!.id } };
    const foreign = await app.refused(endSession, end, { as: stranger.access });
    const missing = await app.refused(
      endSession,
      { params: { id: '01900000-0000-7000-8000-000000000000' } },
      { as: stranger.access },
    );
    expect([foreign.status, foreign.body.detail]).toEqual([404, missing.body.detail]);
    expect(await works(one.access)).toBe(true);
    await app.ask(endSession, end, { as: one.access });
    expect(await works(one.access)).toBe(false);
    expect((await app.refused(listSessions, {})).status).toBe(401);
  });
});
