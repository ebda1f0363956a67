import { todayInIceland } from '@heima/domain/shared/plain-date.ts';
import { runSandbox } from '@heima/sandbox/testing/run-sandbox.ts';
import { describe, expect, it } from 'vitest';
import { failureOf, itKeepsTheContract, sandboxPorts } from '#testing/provider-contract.ts';
import { readTimeSeries } from './read-time-series.ts';

describe('the rates of the Central Bank', () => {
  const sandbox = runSandbox();
  const newest = () => sandboxPorts(sandbox).exchangeRates.newest();
  const register = (rate: Record<string, unknown>) => sandbox.control.act('central-bank', 'register', rate);
  itKeepsTheContract(sandbox, {
    provider: 'central-bank',
    port: 'exchangeRates',
    operation: 'time-series',
    isRepeated: true,
    ask: (port) => port.newest(),
  });

  it('are those of dollar and euro, with their day', async () => {
    await register({ currency: 'USD', rate: '126.4567', day: '2026-11-09' });
    await register({ currency: 'EUR', rate: '147.5', day: '2026-12-31' });
    expect(await newest()).toEqual([
      { currency: 'USD', rate: 126.4567, day: '2026-11-09' },
      { currency: 'EUR', rate: 147.5, day: '2026-12-31' },
    ]);
  });

  it('are of the last working day', async () => {
    await sandbox.control.setClock(new Date('2026-11-29T09:00:00Z'));
    expect((await newest()).map(({ day }) => day)).toEqual(['2026-11-27', '2026-11-27']);
    await sandbox.control.setClock(null);
    for (const { day } of await newest()) expect(day <= todayInIceland(new Date())).toBe(true);
  });

  it('are refused without the closing tag, without a currency, and with what is no rate or no day', async () => {
    const fault = async () => {
      const { outcome, providerCode } = await failureOf(newest());
      return [outcome, providerCode];
    };
    for (const broken of [{ rate: '1x' }, { rate: '147,5' }, { rate: '-1' }, { day: '2026-02-30' }]) {
      await register({ currency: 'EUR', rate: '147.5', ...broken });
      expect([broken, await fault()]).toEqual([broken, ['protocol', 'not a whole answer']]);
    }
    await sandbox.control.reset();
    await register({ currency: 'EUR', rate: null });
    expect(await fault()).toEqual(['protocol', 'no EUR']);
  });
});

describe('a time series', () => {
  const xml = `<?xml version="1.0" encoding="utf-8"?>
<Group ID="9">
  <TimeSeries ID="4055"><Name>Bandaríkjadalur</Name><TimeSeriesData>
    <Entry><Date>3/4/2026 12:00:00 AM</Date><Value>124.440000</Value></Entry>
    <Entry><Date>3/5/2026 12:00:00 AM</Date><Value>125.1</Value></Entry>
  </TimeSeriesData></TimeSeries>
</Group>
`;

  it('is read with all of its entries', () => {
    expect([...readTimeSeries(xml)!]).toEqual([
      [
        '4055',
        [
          { day: '2026-03-04', value: 124.44 },
          { day: '2026-03-05', value: 125.1 },
        ],
      ],
    ]);
  });

  it('is none wherever the answer breaks off', () => {
    for (let length = 0; length < xml.trimEnd().length; length += 1)
      expect(readTimeSeries(xml.slice(0, length))).toBeUndefined();
  });
});
