import { listPayoutMethods } from '@heima/domain/payouts/endpoints.ts';
import { createPayoutMethod } from '@heima/domain/payouts/writing-endpoints.ts';
import { listSessions } from '@heima/domain/sessions/endpoints.ts';
import type { Endpoint } from '@heima/domain/shared/endpoint.ts';
import { signIn } from '@heima/domain/sign-in/endpoints.ts';
import { describe, expect, it } from 'vitest';
import * as zod from 'zod';
import { capabilities } from '#capabilities.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

const name = ({ method, path }: Endpoint) => `${method} ${path}`;
const read = capabilities.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint));

/** Lists that do not grow: of what the product or the law has, of one release, or the best few of a search. */
const fixedLists = [
  'GET /cities',
  'GET /city-regions',
  'GET /countries',
  'GET /country-codes',
  'GET /languages',
  'GET /postalcodes',
  'GET /regions',
  'GET /index-models',
  'GET /listings/description-language-options',
  'GET /listings/unpublish-reasons',
  'GET /users/:id/notification-settings',
  'GET /staff/queues',
  // At most so many, the best first.
  'GET /listings/:id/similar',
  'GET /places/suggestions',
  'GET /gmaps/search-suggestions',
  'GET /utilities/address-suggestions/:query',
  'GET /utilities/icelandic-address-suggestions/:query',
  // The pictures of one listing, in their new order.
  'POST /listings/:id/images/order',
];
const reference = capabilities
  .filter((capability) => capability.name === 'reference')
  .flatMap(({ routes }) => routes.map(({ endpoint }) => name(endpoint)));

describe('gap lists: one shape', async () => {
  const app = await testApp();

  it('what can grow is count, next, previous and items; only small fixed lists are bare', () => {
    const bare = read.filter(({ response }) => {
      const schema = (response ? zod.toJSONSchema(response, { io: 'output' }) : {}) as {
        type?: string;
        properties?: Record<string, { type?: string }>;
      };
      const isList = schema.type === 'array' || schema.properties?.items?.type === 'array';
      return isList && !['count', 'next', 'previous'].every((one) => schema.properties?.[one]);
    });
    expect(bare.map(name).sort()).toEqual([...fixedLists, ...reference].sort());
  });

  it('short lists of one person are paged as the long ones are', async () => {
    const password = 'gamalt-lykilorð-1';
    const one = await person(app, { verified: true, password });
    for (let n = 0; n < 2; n += 1) await app.ask(signIn, { body: { email: one.email, password } });
    const ask = (query: object) => app.ask(listSessions, { query }, { as: one.access });
    const all = (await ask({})).body;
    expect(all).toMatchObject({ count: 3, next: null, previous: null });
    expect(all.items).toHaveLength(3);
    const first = (await ask({ page_size: 2 })).body;
    expect(first).toMatchObject({ count: 3, previous: null });
    const { body: second } = await ask({ page_size: 2, page: 2 });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(all.items.map(({ id }) => id));
    const followed = await app.app.inject({
      url: first.next!,
      headers: { authorization: `Bearer ${one.access}` },
    });
    expect(followed.json()).toEqual(second);
    expect(second.previous).toContain('page_size=2');
    expect((await ask({ page: 9 })).body).toMatchObject({ count: 3, next: null, items: [] });
  });

  it('a list keeps its other parameters in its links', async () => {
    const one = await person(app, { verified: true });
    for (const type of ['cash', 'bank'] as const)
      await app.ask(
        createPayoutMethod,
        {
          body: {
            type,
            ...(type === 'bank' ? { bank_account: { iban: 'IS14 0159 2600 7654 5510 7303 39' } } : {}),
          },
        },
        { as: one.access },
      );
    const { body } = await app.ask(
      listPayoutMethods,
      { query: { show_numbers: true, per_page: 1 } },
      { as: one.access },
    );
    expect(body).toMatchObject({ count: 2, asks_password: false });
    expect(body.next).toBe('/api/v1/payout-methods?show_numbers=true&per_page=1&page=2');
  });
});
