import type { ReceivedApplication } from '@heima/domain/applications/application-answer.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { firstId, someReceived } from './some-received.ts';

export const sets = [
  'applicationsScreen',
  'listings',
  'offersScreen',
  'profileScreens',
  'reference',
  'validation',
];
export const route = '/landlord/applications/:id';
export const address = `/landlord/applications/${firstId}`;
const events = {
  count: 4,
  next: null,
  previous: null,
  items: [
    { id: 'e1', kind: 'sent', at: '2026-11-20T10:00:00.000Z', side: 'applicant', message: null, price: null },
    {
      id: 'e2',
      kind: 'considered',
      at: '2026-11-21T09:30:00.000Z',
      side: 'landlord',
      message: null,
      price: null,
    },
    {
      id: 'b1',
      kind: 'bid',
      at: '2026-11-21T10:00:00.000Z',
      side: 'applicant',
      message: null,
      price: { price: 265_000, currency: 'ISK' },
    },
    {
      id: 'b1-end',
      kind: 'bid_expired',
      at: '2026-11-28T10:00:00.000Z',
      side: null,
      message: null,
      price: { price: 265_000, currency: 'ISK' },
    },
  ],
};

const noOffers = { count: 0, next: null, previous: null, items: [] };
/** What stands beside an application: what has happened to it, and what was bid. */
export const besideOf = (path: string): object | undefined =>
  path.includes('/events') ? events : path.startsWith('/rental-offers') ? noOffers : undefined;

/** Answers the page with an application, which what is sent may change or refuse. */
export function served(
  first: ReceivedApplication,
  write: 'refused' | 'lost' | ((body: never) => object) = () => ({}),
) {
  let now = first;
  return fakeApi(({ method, path, body }) => {
    const beside = besideOf(path);
    if (beside) return { status: 200, body: beside };
    if (method === 'GET') return { status: 200, body: now };
    if (write === 'lost') return 'lost';
    if (write === 'refused')
      return refused(409, 'applications.wasCancelled', 'Umsóknin var dregin til baka.');
    now = someReceived({ ...now, ...write(body as never) });
    return { status: 200, body: now };
  });
}
/** What was sent. */
export const writes = (seen: { method: string; path: string; body: unknown }[]) =>
  seen.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }));
