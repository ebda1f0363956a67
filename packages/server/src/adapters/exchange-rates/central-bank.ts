import { type ForeignCurrency, foreignCurrencies } from '@heima/domain/exchange-rates/exchange-rate.ts';
import { z } from 'zod';
import type { Configured } from '#adapters/configured.ts';
import { ProviderHttp, providerLimits } from '#adapters/provider-http.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { ExchangeRates } from '#ports/exchange-rates.ts';
import { PortError } from '#ports/port-error.ts';
import { type Entry, readTimeSeries } from './read-time-series.ts';

const where = { port: 'exchange-rates', operation: 'newest' };

/** The group of the official reference rates, and the numbers of its series. */
const path = '/xmltimeseries/Default.aspx?DagsFra=LATEST&GroupID=9&Type=xml';
const seriesOf: Record<ForeignCurrency, string> = { USD: '4055', EUR: '4064' };

/** The Central Bank of Iceland's time series as XML, which anybody may read (decision 0054). */
export function centralBankRates(
  config: Configured<'CENTRAL_BANK_BASE_URL'>,
  metrics: Metrics,
): ExchangeRates {
  const http = new ProviderHttp({
    port: where.port,
    baseUrl: config.CENTRAL_BANK_BASE_URL,
    metrics,
    ...providerLimits(config),
  });
  return {
    async newest() {
      const xml = await http.call({
        operation: where.operation,
        method: 'GET',
        path,
        headers: { accept: 'text/xml, application/xml' },
        answer: z.string(),
        repeatable: true,
      });
      const series = readTimeSeries(xml);
      if (!series) throw new PortError('protocol', { ...where, providerCode: 'not a whole answer' });
      return foreignCurrencies.map((currency) => {
        const entry = newestOf(series.get(seriesOf[currency]) ?? []);
        if (!entry) throw new PortError('protocol', { ...where, providerCode: `no ${currency}` });
        return { currency, day: entry.day, rate: Math.round(entry.value * 10_000) / 10_000 };
      });
    },
  };
}

const newestOf = (entries: readonly Entry[]): Entry | undefined =>
  entries.toSorted((one, other) => (one.day < other.day ? -1 : 1)).at(-1);
