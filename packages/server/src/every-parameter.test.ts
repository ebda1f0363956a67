import { answerCorenterRequest, inviteCorenter } from '@heima/domain/corenters/endpoints.ts';
import { createListing } from '@heima/domain/listings/writing-endpoints.ts';
import { changeOpenHouse, inviteToOpenHouse } from '@heima/domain/open-houses/writing-endpoints.ts';
import { createPayoutMethod } from '@heima/domain/payouts/writing-endpoints.ts';
import { type Endpoint, fillPath } from '@heima/domain/shared/endpoint.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import * as zod from 'zod';
import { apply, publishedHome } from '#capabilities/applications/applications.builder.ts';
import { talkAbout } from '#capabilities/chat/chat.builder.ts';
import { makeToken } from '#capabilities/corenters/invitation-token.ts';
import { buildListing } from '#capabilities/listings/listing.builder.ts';
import { buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import { notificationsOf } from '#capabilities/notifications/notifications.builder.ts';
import { bid } from '#capabilities/offers/offers.builder.ts';
import { attend, planOpenHouse } from '#capabilities/open-houses/open-houses.builder.ts';
import { inPieces, registerCsv, registerRow } from '#capabilities/places/address-csv.builder.ts';
import { importAddresses } from '#capabilities/places/import-addresses.ts';
import { refreshPlaces } from '#capabilities/places/place-directory.ts';
import { capabilities } from '#capabilities.ts';
import { newId } from '#platform/new-id.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

const name = ({ method, path }: Endpoint) => `${method} ${path}`;
const all = capabilities.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint));
const namesOf = (endpoint: Endpoint): string[] =>
  endpoint.query
    ? Object.keys(zod.toJSONSchema(endpoint.query, { io: 'input', unrepresentable: 'any' }).properties ?? {})
    : [];
const paging = ['page', 'page_size', 'per_page'];

type Query = Record<string, unknown>;
interface Row {
  /** The same call without the parameter. */
  base?: Query;
  /** With each of its parameters. */
  tries: Query;
}

const clientId = 'gestur_0123456789012345';
const receivedTries: Query = {
  group: 'denied',
  has_pets: true,
  is_employed: true,
  is_smoking: true,
  prefer_long_term: true,
  is_active: false,
  is_considered: true,
  is_verified: true,
  is_star_rated: true,
  category: 'single',
  order_by: 'created_at',
};
/** Each parameter with a value that tells: the answer is another one than without it. */
const rows: Record<string, Row> = {
  'GET /listings/:id': { tries: { client_id: clientId } },
  'GET /listings/:id/similar': { tries: { client_id: clientId } },
  'GET /listingprogress': { tries: { client_id: clientId } },
  'GET /listings/:id/missing-fields': { tries: { client_id: clientId } },
  'POST /listings/:id/images': { tries: { client_id: clientId } },
  'DELETE /listingimages/:id': { tries: { client_id: clientId } },
  'DELETE /listing-descriptions/:id': { tries: { client_id: clientId } },
  'DELETE /listings/:id': { tries: { client_id: clientId } },
  'GET /landlords/listings': {
    tries: { state: 'NOT_IN_PUBLICATION', waits_for: 'refused', words: 'ekkert heitir þetta' },
  },
  'GET /users/:id/listings': { tries: { state: 'NOT_IN_PUBLICATION' } },
  'GET /listings': {
    tries: {
      min_bedrooms: 9,
      max_bedrooms: 0,
      min_bathrooms: 9,
      max_bathrooms: 0,
      min_size: '84,5',
      max_size: 83,
      min_price: '300 þús',
      max_price: 249_999,
      listing_type: 'commercial',
      listing_category: 'room',
      allowed_pets: 'cat',
      furniture: 'furnished',
      included: 'internet',
      amenity: 'dishwasher',
      regions: 'akureyri',
      cities: 'akureyri',
      postal_codes: '600',
      google_place_id: 'town:akureyri',
      place: 'Akureyri',
      available_by: '2000-01-01',
      duration: 'fixed-term',
      months: 1,
      words: 'hvergi',
      alert: newId(),
      order_by: 'price',
      include_locations: true,
      include_histogram: true,
      include_facets: true,
      after: `0,${newId()}`,
      client_id: clientId,
    },
  },
  'GET /tenants/rental-applications': {
    tries: { group: 'denied', order_by: 'created_at', is_unseen: true },
  },
  'GET /landlords/rental-applications': { tries: { ...receivedTries, listing_id: newId() } },
  'GET /listings/:id/applications': { tries: receivedTries },
  'GET /rental-offers': {
    tries: {
      side: 'SELLER',
      status: 'denied',
      listing_id: newId(),
      application_id: newId(),
      awaits_answer: true,
      order_by: 'created_at',
    },
  },
  'GET /conversations': {
    tries: { query: 'hvergi', unread: true, before: `2000-01-01T00:00:00.000Z,${newId()}` },
  },
  'GET /conversations/:id/messages': { tries: { before: 2, after: 1 } },
  'GET /openhouses': { tries: { listing: newId(), words: 'ekkert heitir þetta' } },
  'GET /users/:id/openhouses': { tries: { is_soon: true } },
  'GET /tenant/:id/openhouses': { tries: { is_soon: true } },
  'GET /tenant/:id/openhouse-invites': { tries: { is_open: true } },
  'GET /newest-listings': { tries: { after: `0,${newId()}` } },
  'GET /users/:id/notifications': {
    tries: { before: '00000000-0000-7000-8000-000000000001', after: 'ffffffff-ffff-7fff-bfff-ffffffffffff' },
  },
  'GET /email-subscriptions': { tries: { token: 'x'.repeat(40) } },
  'GET /profiles': { tries: { search: 'enginn heitir þetta' } },
  'GET /users': { tries: { search: 'Sigríður' } },
  'GET /invitations/:id': { tries: {} },
  'GET /payout-methods': { tries: { user: newId(), show_numbers: true } },
  'GET /places/suggestions': { base: { query: 'reykja' }, tries: { query: 'akur', limit: 1 } },
  'GET /places/map-labels': {
    base: { boundaries_south_west: '64.14,-21.94', boundaries_north_east: '64.15,-21.92' },
    tries: {
      boundaries_south_west: '64.149,-21.94',
      boundaries_north_east: '64.141,-21.92',
      with_numbers: true,
    },
  },
  'GET /gmaps/search-suggestions': {
    base: { query: 'akureyri' },
    tries: { query: 'thorsgata', session_token: 'ó' },
  },
  'GET /gmaps/geocode': {
    base: { place_id: 'town:akureyri' },
    tries: { place_id: 'postal:101' },
  },
  'GET /regions': { tries: { kind: 'city' } },
  'GET /postalcodes': { tries: { all: true } },
  'GET /utility-providers': { tries: { utility: 'internet', region: 'austurland' } },
  'GET /staff/listing-publishes': { tries: { order_by: 'unpublished_at', visible: true } },
  'GET /listing-freshness': { tries: { token: 'not-a-token' } },
  'GET /staff/users': { tries: { search: 'Sigríður', is_staff: true } },
  'GET /translation-tags': { tries: { from: 'ua', search: 'þetta fannst ekki', is_changed: true } },
};
/** What counts only with another parameter, which says so where it stands alone. */
const withAnother: Record<string, [with_: Query, field: string]> = {
  'GET /listings zoom': [{ zoom: 3 }, 'zoom'],
  'GET /listings boundaries_south_west': [{ boundaries_south_west: '64,-22' }, 'boundaries_north_east'],
  'GET /listings boundaries_north_east': [{ boundaries_north_east: '64,-22' }, 'boundaries_south_west'],
  'GET /users/:id/notifications before and after': [{ before: newId(), after: newId() }, 'after'],
};
const box = { boundaries_south_west: '65,-19', boundaries_north_east: '66,-18' };
/** The same together. */
const together: Record<string, [without: Query, with_: Query]> = {
  'GET /listings zoom': [
    { include_locations: true, zoom: 3 },
    { include_locations: true, zoom: 20 },
  ],
  'GET /listings boundaries_south_west': [{}, box],
  'GET /listings boundaries_north_east': [{}, box],
};

describe('gap queries: every parameter of every call', async () => {
  const app = await testApp();
  const { db, clock, secrets } = app.services;
  let owner: Person;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    owner = await person(app, { verified: true, staff: true, userType: 'LL' });
    const other = await person(app, { verified: true, fullName: 'Sigríður Þórsdóttir' });
    const shown = { visible: true, published_at: clock(), available_from: '2027-03-01' };
    await buildWholeListing(db, { owner_id: other.id, ...shown });
    await buildWholeListing(db, {
      owner_id: other.id,
      ...shown,
      price: 260_000,

      lat: 64.1446,
    });
    for (const day of ['2026-03-01', '2026-04-01'])
      await buildWholeListing(db, {
        owner_id: other.id,
        published_at: new Date('2026-02-01'),
        unpublished_at: new Date(day),
        unpublish_reason: 'pausing',
      });
    await buildWholeListing(db, { owner_id: owner.id });
    const draft = await app.ask(createListing, { body: { client_id: clientId } });
    ids.listing = draft.body.id;
    const { body: request } = await app.ask(
      inviteCorenter,
      { body: { email: other.email } },
      { as: owner.access },
    );
    await app.ask(
      answerCorenterRequest,
      { params: { id: request.id }, body: { is_accepted: true } },
      { as: other.access },
    );
    const { body: open } = await app.ask(
      inviteCorenter,
      { body: { email: 'gestur@daemi.is' } },
      { as: owner.access },
    );
    ids.invitation = open.id;
    rows['GET /invitations/:id']!.tries.token = await makeToken(db, secrets, open.id);
    const iban = 'IS14 0159 2600 7654 5510 7303 39';
    await app.ask(
      createPayoutMethod,
      { body: { type: 'bank', bank_account: { iban } } },
      { as: owner.access },
    );
    const shownIds = [await publishedHome(app, other), await publishedHome(app, other)];
    for (const id of shownIds) {
      await apply(app, owner, id);
      await bid(app, owner, id);
      app.addSeconds(1);
    }
    ids.home = await publishedHome(app, owner);
    await apply(app, other, ids.home);
    await bid(app, other, ids.home);
    app.addSeconds(1);
    const unlike = { pets: ['dog'], occupation: 'student', is_smoking: true, preferred_stay: 'shorter' };
    await apply(app, await person(app), ids.home, unlike);
    for (const [host, guest] of [
      [owner, other],
      [other, owner],
    ] as const) {
      const id = host === owner ? ids.home! : shownIds[0]!;
      for (let n = 0; n < 2; n += 1) await attend(app, guest, (await planOpenHouse(app, host, id)).id);
    }
    // An invitation that can no longer be answered.
    const { id: canceledId } = await planOpenHouse(app, other, shownIds[1]!);
    await app.ask(
      inviteToOpenHouse,
      { params: { id: canceledId }, body: { invitee_ids: [owner.id] } },
      { as: other.access },
    );
    await app.ask(
      changeOpenHouse,
      { params: { id: canceledId }, body: { canceled: true } },
      { as: other.access },
    );
    await notificationsOf(app).notifyOf(owner);
    ids.conversation = (await talkAbout(app, owner, shownIds[0]!)).conversation_id;
    await talkAbout(app, owner, shownIds[0]!);
    const house = {
      HEINUM: '1000011',
      HUSNR: '11',
      HUSMERKING: '11',
      N_HNIT_WGS84: '64,1430',
      E_HNIT_WGS84: '-21,9300',
    };
    await importAddresses(db, inPieces(registerCsv([registerRow(house)])), {
      source: 'test.csv',
      now: clock(),
      allowFewer: true,
    });
    await refreshPlaces(app.services);
  });

  const answerOf = async (endpoint: Endpoint, query: Query) => {
    const isVisitors = 'client_id' in (rows[name(endpoint)]?.tries ?? {}) || endpoint.access === 'token';
    const id = /^\/(users|tenant)\//.test(endpoint.path)
      ? owner.id
      : endpoint.path === '/listings/:id/applications'
        ? ids.home
        : endpoint.path.startsWith('/invitations')
          ? ids.invitation
          : endpoint.path.startsWith('/conversations')
            ? ids.conversation
            : (ids.listing ?? '');
    const { statusCode, body } = await app.app.inject({
      method: endpoint.method,
      url: `/api/v1${fillPath(endpoint.path, { id, kind: 'publish_requests' }, query)}`,
      headers: isVisitors ? {} : { authorization: `Bearer ${owner.access}` },
    });
    const { request_id: _, ...answer } = body ? JSON.parse(body) : {};
    return {
      status: statusCode,
      answer: Array.isArray(JSON.parse(body || '{}')) ? JSON.parse(body) : answer,
    };
  };
  const refusedAt = async (endpoint: Endpoint, query: Query) => {
    const { status, answer } = await answerOf(endpoint, query);
    return [status, Object.keys((answer as { errors?: object }).errors ?? {})];
  };

  it('has its row', () => {
    const missing = all.flatMap((endpoint) =>
      namesOf(endpoint)
        .filter((one) => one !== 'lang' && !paging.includes(one))
        .filter(
          (one) => !(one in (rows[name(endpoint)]?.tries ?? {})) && !(`${name(endpoint)} ${one}` in together),
        )
        .map((one) => `${name(endpoint)} ${one}`),
    );
    expect(missing).toEqual([]);
  });

  it('changes the answer, or is refused at its name', async () => {
    // What deletes comes last.
    const isDelete = ({ method }: Endpoint) => Number(method === 'DELETE');
    for (const endpoint of [...all].sort((a, b) => isDelete(a) - isDelete(b))) {
      const { base = {}, tries = {} } = rows[name(endpoint)] ?? {};
      for (const [one, value] of Object.entries(tries)) {
        const without = await answerOf(endpoint, base);
        const given = await answerOf(endpoint, { ...base, [one]: value });
        expect(given, `${name(endpoint)} ${one}`).not.toEqual(without);
        expect(given.status, `${name(endpoint)} ${one}`).toBeLessThan(500);
      }
    }
    // Above 500 homes the map gets clusters, whose size the zoom gives.
    const homes = Array.from({ length: 501 }, (_, n) => ({
      lat: 64.1 + (n % 25) / 500,
      lng: -21.9 + Math.floor(n / 25) / 500,
    }));
    await Promise.all(
      homes.map((place) => buildListing(db, { ...place, blurred_lat: place.lat, blurred_lng: place.lng })),
    );
    for (const [what, [without, given]] of Object.entries(together)) {
      const endpoint = all.find(
        (one) => what.startsWith(`${name(one)} `) && what.split(' ')[1] === one.path,
      )!;
      expect(await answerOf(endpoint, given), what).not.toEqual(await answerOf(endpoint, without));
    }
  });

  it('that counts only with another one says so', async () => {
    for (const [what, [query, field]] of Object.entries(withAnother)) {
      const endpoint = all.find((one) => what.split(' ')[1] === one.path && one.method === 'GET')!;
      expect(await refusedAt(endpoint, query), what).toEqual([400, [field]]);
    }
  });

  it('of a page changes it; two sizes that differ are refused', async () => {
    const paged = all.filter((endpoint) => namesOf(endpoint).includes('page'));
    expect(paged.length).toBeGreaterThan(15);
    for (const endpoint of paged) {
      const first = await answerOf(endpoint, {});
      const second = await answerOf(endpoint, { page: 2 });
      expect(first.status, name(endpoint)).toBeLessThan(500);
      if (first.status !== 200) continue;
      expect(second, name(endpoint)).not.toEqual(first);
      for (const size of ['page_size', 'per_page'])
        expect(await answerOf(endpoint, { page: 2, [size]: 7 }), `${name(endpoint)} ${size}`).not.toEqual(
          second,
        );
      expect(await refusedAt(endpoint, { page_size: 2, per_page: 3 }), name(endpoint)).toEqual([
        400,
        ['per_page'],
      ]);
      expect((await answerOf(endpoint, { page_size: 2, per_page: 2 })).status).toBe(200);
    }
  });

  it('lang is taken by every call, and another language refused at it', async () => {
    for (const endpoint of all.filter(({ method }) => method === 'GET')) {
      const is = await answerOf(endpoint, { nothing: 1, lang: 'is' });
      const ua = await answerOf(endpoint, { nothing: 1, lang: 'uk-UA' });
      expect(ua, name(endpoint)).not.toEqual(is);
    }
  });
});
