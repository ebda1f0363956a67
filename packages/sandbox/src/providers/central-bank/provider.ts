import { z } from 'zod';
import type { Answer } from '#core/answer.ts';
import type { Failure, HttpProvider } from '#core/provider.ts';
import type { World } from '#core/world.ts';

const FAILURES: Record<Failure, [number, string]> = {
  unauthorized: [403, 'Forbidden'],
  no_such_path: [404, 'The resource cannot be found.'],
  unsupported_media_type: [415, 'Unsupported Media Type'],
  unreadable_body: [400, 'Bad Request'],
  rate_limited: [429, 'Too Many Requests'],
  server_error: [500, 'Runtime Error'],
  unavailable: [503, 'Service Unavailable'],
};

/** The official reference rates: two of their ten series. */
const GROUP = '9';
const SERIES = {
  USD: { id: '4055', name: 'Bandaríkjadalur', rate: '126.440000' },
  EUR: { id: '4064', name: 'Evra', rate: '147.200000' },
} as const;
type Currency = keyof typeof SERIES;
const CURRENCIES = Object.keys(SERIES) as Currency[];

const registration = z.object({
  currency: z.enum(CURRENCIES),
  /** As it stands in the answer, so that it can be wrong; null takes the series away. */
  rate: z.string().nullable(),
  /** The last working day when not given. */
  day: z.string().optional(),
});

/** The Central Bank of Iceland: time series as XML, for anybody. */
export function centralBank(world: World): HttpProvider {
  const registered = new Map<Currency, z.output<typeof registration>>();

  const series = (currency: Currency): string => {
    const { id, name, rate: usual } = SERIES[currency];
    const { rate = usual, day = lastWorkingDay(world.clock.now()) } = registered.get(currency) ?? {};
    if (rate === null) return '';
    return `<TimeSeries ID="${id}"><FameName>${currency}</FameName><Name>${name}</Name><TimeSeriesData><Entry><Date>${asDate(day)}</Date><Value>${rate}</Value></Entry></TimeSeriesData></TimeSeries>`;
  };

  return {
    name: 'central-bank',
    title: 'Exchange rates (Central Bank of Iceland)',
    failure: (kind) => text(...FAILURES[kind]),
    operations: [
      {
        name: 'time-series',
        method: 'GET',
        path: '/xmltimeseries/Default.aspx',
        answer: ({ query }) => {
          const isKnown = query.GroupID === GROUP && query.DagsFra === 'LATEST' && query.Type === 'xml';
          if (!isKnown) return text(400, 'Bad Request');
          return xml(`<Group ID="${GROUP}">${CURRENCIES.map(series).join('')}</Group>`);
        },
      },
    ],
    acts: {
      register: (input) => {
        const given = registration.parse(input);
        registered.set(given.currency, given);
      },
    },
  };
}

/** Rates are registered from Monday to Friday. */
function lastWorkingDay(now: Date): string {
  const back = [2, 0, 0, 0, 0, 0, 1][now.getUTCDay()] ?? 0;
  return new Date(now.getTime() - back * 86_400_000).toISOString().slice(0, 10);
}

/** Month before day, as the bank's program writes it. */
function asDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${month}/${date}/${year} 12:00:00 AM`;
}

const xml = (group: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/xml; charset=utf-8' },
  text: `<?xml version="1.0" encoding="utf-8"?>\n${group}\n`,
});

const text = (status: number, message: string): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', ...(status === 429 ? { 'retry-after': '2' } : {}) },
  text: `<html><body><h1>${message}</h1></body></html>`,
});
