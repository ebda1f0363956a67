import { describe, expect, it } from 'vitest';
import { runSandbox } from '#testing/run-sandbox.ts';

const sandbox = runSandbox();
const read = (query: string) => fetch(`${sandbox.url}/central-bank/xmltimeseries/Default.aspx?${query}`);
const newest = 'DagsFra=LATEST&GroupID=9&Type=xml';

describe('the Central Bank', () => {
  it('answers the newest rates as XML, with the month before the day', async () => {
    await sandbox.control.setClock(new Date('2026-11-09T15:00:00Z'));
    const response = await read(newest);
    expect(response.headers.get('content-type')).toMatch(/^text\/xml/);
    const body = await response.text();
    expect(body).toContain('<TimeSeries ID="4055">');
    expect(body).toContain('<Entry><Date>11/9/2026 12:00:00 AM</Date><Value>147.200000</Value></Entry>');
    expect(body.trimEnd().endsWith('</Group>')).toBe(true);
  });

  it.each([
    ['2026-11-28T10:00:00Z', '11/27/2026'],
    ['2026-11-29T10:00:00Z', '11/27/2026'],
    ['2026-11-30T10:00:00Z', '11/30/2026'],
  ])('at %s has the rates of %s', async (now, day) => {
    await sandbox.control.setClock(new Date(now));
    expect(await (await read(newest)).text()).toContain(`<Date>${day} `);
  });

  it('registers what a test wants, and takes a series away', async () => {
    await sandbox.control.act('central-bank', 'register', { currency: 'USD', rate: '0', day: '2026-01-02' });
    await sandbox.control.act('central-bank', 'register', { currency: 'EUR', rate: null });
    const body = await (await read(newest)).text();
    expect(body).toContain('<Date>1/2/2026 12:00:00 AM</Date><Value>0</Value>');
    expect(body).not.toContain('4064');
  });

  it.each(['', 'DagsFra=LATEST&GroupID=7&Type=xml', 'DagsFra=LATEST&GroupID=9&Type=csv'])(
    'does not play %j',
    async (query) => {
      expect((await read(query)).status).toBe(400);
    },
  );
});
