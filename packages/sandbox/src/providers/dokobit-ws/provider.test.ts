import { describe, expect, it } from 'vitest';
import { runSandbox } from '#testing/run-sandbox.ts';
import { SANDBOX_CREDENTIALS } from '../../credentials.ts';

const sandbox = runSandbox();
const key = `access_token=${SANDBOX_CREDENTIALS.DOKOBIT_WS_ACCESS_TOKEN}`;
const start = (phone: string, query = key) =>
  fetch(`${sandbox.url}/dokobit-ws/v2/mobile/login.json?${query}`, {
    method: 'POST',
    body: new URLSearchParams({ phone }),
  });
const ask = (token: string) => fetch(`${sandbox.url}/dokobit-ws/v2/mobile/login/status/${token}.json?${key}`);
const begun = async (phone: string) => (await (await start(phone)).json()) as Record<string, string>;
const state = async (token = '') => (await (await ask(token)).json()) as Record<string, unknown>;

describe('a login by phone', () => {
  it('has a control code of four digits, waits once and then answers who it was', async () => {
    const { token, control_code: code, status } = await begun('+3540102399');
    expect(status).toBe('ok');
    expect(code).toMatch(/^\d{4}$/);
    expect(await state(token)).toEqual({ status: 'waiting' });
    expect(await state(token)).toMatchObject({
      status: 'ok',
      code: '0101302399',
      country: 'IS',
      name: 'Gervimaður',
      surname: 'Færeyjar',
      certificate: { value: expect.any(String), valid_to: expect.any(String) },
    });
  });

  it('of any other number is a made-up person, of a demo person that person, always the same', async () => {
    await sandbox.control.setPeople([
      {
        name: 'Ragnar Ísleifsson',
        email: 'r@d.example',
        password: 'x',
        kind: 'landlord',
        phone: '+3546112301',
        kennitala: '0211681519',
        birthDate: '1968-11-02',
      },
    ]);
    const whose = async (phone: string) => {
      const { token } = await begun(phone);
      await state(token);
      const { code, name, surname } = await state(token);
      return `${name} ${surname} ${code}`;
    };
    expect(await whose('+3546112301')).toBe('Ragnar Ísleifsson 0211681519');
    const other = await whose('+3546112345');
    expect(other).toMatch(/^\p{L}+ \p{L}+ \p{L}+ \d{6}1[45]\d[90]$/u);
    expect(await whose('+3546112345')).toBe(other);
    expect(await whose('+3546112346')).not.toBe(other);
    await sandbox.control.setPeople([]);
  });

  it.each([
    ['8880001', 7023],
    ['8880003', 6005],
    ['8880008', 7022],
  ])('%s ends with error %i', async (number, code) => {
    const { token } = await begun(`+354${number}`);
    expect(await state(token)).toMatchObject({ status: 'error', error_code: code });
  });

  it('8880002 waits until the time limit, or until somebody decides', async () => {
    const { token } = await begun('+3548880002');
    for (let polls = 0; polls < 5; polls += 1) expect(await state(token)).toEqual({ status: 'waiting' });
    await sandbox.control.advanceClock(120_000);
    expect(await state(token)).toMatchObject({ status: 'error', error_code: 6005 });
    const { token: other } = await begun('+3548880002');
    await sandbox.control.act('dokobit-ws', 'approve', { token: other });
    expect(await state(other)).toMatchObject({ status: 'ok' });
    await expect(sandbox.control.act('dokobit-ws', 'refuse', { token: other })).rejects.toThrow('409');
    const { token: third } = await begun('+3548880002');
    await sandbox.control.act('dokobit-ws', 'refuse', { token: third });
    expect(await state(third)).toMatchObject({ error_code: 7023 });
  });

  it('8880004 is no holder, 8880005 fails, 8880009 is unreadable, 8880012 is not authorised', async () => {
    const refused = await start('+3548880004');
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ status: 'error', error_code: 6001 });
    expect((await start('+3548880005')).status).toBe(500);
    await expect((await start('+3548880009')).json()).rejects.toThrow(SyntaxError);
    expect((await start('+3548880012')).status).toBe(401);
  });

  it('8880006 is approved after 20 s, 8880011 after one failed question', async () => {
    const { token } = await begun('+3548880006');
    expect(await state(token)).toEqual({ status: 'waiting' });
    await sandbox.control.advanceClock(20_000);
    expect(await state(token)).toMatchObject({ status: 'ok' });
    const { token: other } = await begun('+3548880011');
    expect((await ask(other ?? '')).status).toBe(500);
    expect((await ask(other ?? '')).status).toBe(200);
  });

  it('8880010 is somebody else', async () => {
    const { token } = await begun('+3548880010');
    await state(token);
    expect(await state(token)).toMatchObject({ code: '2811913049' });
  });
});

describe('what it checks', () => {
  it('the access token, the number and the session', async () => {
    expect((await start('+3546112345', 'access_token=wrong')).status).toBe(401);
    expect((await start('6112345')).status).toBe(400);
    expect(await state('no-such-token')).toMatchObject({ status: 'error', error_code: 6005 });
  });

  it('rules decline and let expire', async () => {
    await sandbox.control.addRule({ provider: 'dokobit-ws', operation: 'login', outcome: 'decline' });
    const { token } = await begun('+3546112345');
    expect(await state(token)).toMatchObject({ error_code: 7023 });
    await sandbox.control.clearRules();
    await sandbox.control.addRule({ provider: 'dokobit-ws', operation: 'status', outcome: 'expire' });
    const { token: other } = await begun('+3546112345');
    expect(await state(other)).toMatchObject({ error_code: 6005 });
  });
});
