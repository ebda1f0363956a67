import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import type { Endpoint } from '@heima/domain/shared/endpoint.ts';
import type { ProblemCode } from '@heima/domain/shared/refusal.ts';
import { describe, expect, it } from 'vitest';
import { someListing } from '#entities/listing/testing/some-listing.ts';
import { ApiProblem, NoAnswer } from '#platform/api/problem.ts';
import type { DraftContext } from './draft-context.ts';
import { sendEdits } from './send-edits.ts';

interface Call {
  path: string;
  method: string;
  body: Record<string, unknown>;
}

const problem = (status: number, code: ProblemCode, errors?: Record<string, string[]>) =>
  new ApiProblem({ status, code, detail: `detail of ${code}`, ...(errors ? { errors } : {}) });

/** An API that answers each call by the test's own rule, and a cache that takes the answers. */
function context(answer: (call: Call) => unknown, clientId?: string) {
  const calls: Call[] = [];
  const learned: Partial<ListingAnswer>[] = [];
  const made: DraftContext = {
    language: 'is',
    sayChanged: (theirs) => `theirs: ${theirs}`,
    call: async (endpoint: Endpoint, args: unknown) => {
      const { body = {} } = args as { body?: Record<string, unknown> };
      const call = { path: endpoint.path, method: endpoint.method, body };
      calls.push(call);
      const given = answer(call) ?? {};
      if (given instanceof Error) throw given;
      return given as never;
    },
    clientId: () => clientId,
    known: () => ({ description_translations: [], images: [] }) as unknown as ListingAnswer,
    updateCache: (_, part) => learned.push(part),
  };
  return { context: made, calls, learned };
}

describe('sending the edits of a draft', () => {
  it('R269: the first edit makes the draft with the client id of the visitor, the rest follows by its own calls', async () => {
    const { context: api, calls } = context(
      ({ path }) => (path === '/listings' ? { id: 'd1' } : {}),
      'client',
    );
    const outcome = await sendEdits(api)(undefined, {
      title: 'Íbúð',
      'rules.smoking': true,
      'address.street_name': 'Ránargata',
      location: { lat: 64, lng: -22 },
      'description.en': 'A flat',
      step: '1_map',
    });
    expect(outcome).toEqual({ id: 'd1', refused: {}, left: [] });
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /listings',
      'PATCH /rules/:id',
      'PATCH /addresses/:id',
      'POST /listings/:id/descriptions',
      'POST /listings/:id/steps',
    ]);
    for (const { body } of calls) expect(body.client_id).toBe('client');
    expect(calls[3]!.body).toMatchObject({ language: 'en', description: 'A flat' });
    expect(calls[2]!.body).toEqual({
      street_name: 'Ránargata',
      location: { lat: 64, lng: -22 },
      client_id: 'client',
    });
  });

  it('found 37: a pin that is moved by itself has its own call; beside an address a refused one is reported at itself', async () => {
    const alone = context(() => ({}));
    await sendEdits(alone.context)('d1', { location: { lat: 64, lng: -22 } });
    expect(alone.calls.map(({ path }) => path)).toEqual(['/listings/:id/location']);
    const abroad = context(({ body }) =>
      body.location ? problem(400, 'common.invalidInput', { 'location.lat': ['Utan Íslands.'] }) : {},
    );
    const outcome = await sendEdits(abroad.context)('d1', {
      'address.street_name': 'Ránargata',
      location: { lat: 1, lng: 1 },
    });
    expect(outcome.refused).toEqual({ location: ['Utan Íslands.'] });
    expect(abroad.calls.at(-1)!.body).toEqual({ street_name: 'Ránargata' });
  });

  it('R270: somebody who is signed in sends no client id', async () => {
    const { context: api, calls } = context(() => ({}));
    await sendEdits(api)('d', { title: 'Íbúð', step: '1_map' });
    for (const { body } of calls) expect(body.client_id).toBeUndefined();
  });

  it('R311: the first message about the postal code lands on its field, and the other fields are saved', async () => {
    const { context: api, calls } = context(({ path, body }) =>
      path === '/addresses/:id' && 'postal_code' in body
        ? problem(400, 'common.invalidInput', { postal_code: ['Veldu póstnúmer.', 'Annað.'] })
        : undefined,
    );
    const outcome = await sendEdits(api)('d', {
      'address.street_name': 'Ránargata',
      'address.postal_code': '999',
    });
    expect(outcome.refused).toEqual({ 'address.postal_code': ['Veldu póstnúmer.', 'Annað.'] });
    expect(outcome.left).toEqual([]);
    expect(calls.at(-1)!.body).toEqual({ street_name: 'Ránargata', client_id: undefined });
  });

  it('the message of a utility lands on that utility', async () => {
    const { context: api } = context(({ body }) =>
      (body.utilities as unknown[])?.length === 2
        ? problem(400, 'common.invalidInput', { 'utilities.1.monthly_amount': ['Sláðu inn upphæð.'] })
        : undefined,
    );
    const utility = { included: false, paid_by_tenant: true, currency_id: 1, monthly_amount: '12' };
    const { refused } = await sendEdits(api)('d', {
      'utility.heating': utility,
      'utility.house_fund': { ...utility, monthly_amount: 'x' },
    });
    expect(refused).toEqual({ 'utility.house_fund': ['Sláðu inn upphæð.'] });
  });

  it('R262: a lost answer leaves what was not reached for later', async () => {
    const { context: api } = context(({ path }) =>
      path === '/addresses/:id' ? new NoAnswer(undefined) : undefined,
    );
    const outcome = await sendEdits(api)('d', {
      title: 'Íbúð',
      'address.street_name': 'Ránargata',
      step: '1_map',
    });
    expect(outcome.failure?.kind).toBe('offline');
    expect(outcome.left).toEqual(['address.street_name', 'step']);
  });

  it('a fault nobody expected is answered with the draft that had been made, so that no second one is', async () => {
    const fault = new TypeError('broken');
    const { context: api } = context(({ path }) => (path === '/listings' ? { id: 'd1' } : fault));
    expect(await sendEdits(api)(undefined, { title: 'Íbúð', 'rules.smoking': true })).toEqual({
      id: 'd1',
      refused: {},
      left: ['rules.smoking'],
      failure: { kind: 'refused', message: undefined, fault },
    });
  });

  it('a provider that is down and too many requests are tried again, a draft that is gone is not', async () => {
    for (const [status, kind] of [
      [503, 'offline'],
      [429, 'offline'],
      [404, 'refused'],
      [401, 'refused'],
    ] as const) {
      const { context: api } = context(() => problem(status, 'common.unexpected'));
      const outcome = await sendEdits(api)('d', { title: 'Íbúð' });
      expect(outcome).toMatchObject({
        left: ['title'],
        failure: { kind, message: 'detail of common.unexpected' },
      });
    }
  });

  it('R241: what would take something from a published listing is refused at its field', async () => {
    const { context: api } = context(() =>
      problem(400, 'listings.missingFields', { title: ['Fyrirsögn vantar.'] }),
    );
    const { refused } = await sendEdits(api)('d', { title: '' });
    expect(refused).toEqual({ title: ['Fyrirsögn vantar.'] });
  });

  it('an emptied text is sent as none, and an emptied description is deleted', async () => {
    const { context: api, calls } = context(() => ({}));
    api.known = () =>
      ({ description_translations: [{ id: 't1', language: 'is', text: 'x' }] }) as unknown as ListingAnswer;
    await sendEdits(api)('d', { title: ' ', 'description.is': '' });
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PATCH /listings/:id',
      'DELETE /listing-descriptions/:id',
    ]);
    expect(calls[0]!.body.title).toBeNull();
  });

  it('the caption of a photo that was deleted meanwhile is no fault', async () => {
    const { context: api } = context(({ path }) =>
      path === '/listingimages/:id' ? problem(404, 'common.notFound') : undefined,
    );
    expect(await sendEdits(api)('d', { 'caption.p1': 'Stofan' })).toEqual({
      id: 'd',
      refused: {},
      left: [],
    });
  });

  describe('beside somebody else who edits the same listing (found 42)', () => {
    /** A listing of the server, which knows its version, and this page, which may be behind. */
    function beside(theirs: Partial<ListingAnswer>) {
      let now = someListing({ title: 'Áður', bedrooms: 1, version: 'v1' });
      let known = now;
      now = { ...now, ...theirs, version: 'v2' };
      const sent: { body: Record<string, unknown>; version: unknown }[] = [];
      const made: DraftContext = {
        language: 'is',
        sayChanged: (value) => `theirs: ${value}`,
        clientId: () => undefined,
        known: () => known,
        updateCache: (_, part) => {
          known = { ...known, ...part };
        },
        call: async (_: Endpoint, args: unknown, version?: string | null) => {
          const { client_id: __, ...body } = (args as { body: Record<string, unknown> }).body;
          sent.push({ body, version });
          if (version !== now.version)
            throw new ApiProblem({ status: 412, code: 'common.changedMeanwhile', detail: '', current: now });
          now = { ...now, ...body, version: `v${sent.length + 10}` };
          return now as never;
        },
      };
      return { made, sent, known: () => known, now: () => now };
    }

    it('another field: it is taken over, and what was typed here is saved without a question', async () => {
      const { made, known, now } = beside({ bedrooms: 3 });
      const outcome = await sendEdits(made)('d1', { title: 'Mitt' });
      expect(outcome).toEqual({ id: 'd1', refused: {}, left: [] });
      expect(now()).toMatchObject({ title: 'Mitt', bedrooms: 3 });
      expect(known()).toMatchObject({ title: 'Mitt', bedrooms: 3, version: now().version });
    });

    it('the same field: theirs stands and is named, what was typed waits, the other fields are saved', async () => {
      const { made, now, known } = beside({ title: 'Þeirra' });
      const outcome = await sendEdits(made)('d1', { title: 'Mitt', bedrooms: 2 });
      expect(outcome.refused).toEqual({ title: ['theirs: Þeirra'] });
      expect(now()).toMatchObject({ title: 'Þeirra', bedrooms: 2 });
      expect(known().title).toBe('Þeirra');
      // Sent once more, knowingly, it is kept.
      expect((await sendEdits(made)('d1', { title: 'Mitt' })).refused).toEqual({});
      expect(now().title).toBe('Mitt');
    });

    it('another tab of the same browser, or the same value, is nobody else', async () => {
      const tab = beside({ title: 'Úr hinum flipanum' });
      expect(
        (await sendEdits(tab.made)('d1', { title: 'Mitt' }, { title: 'Úr hinum flipanum' })).refused,
      ).toEqual({});
      expect(tab.now().title).toBe('Mitt');
      const alike = beside({ title: 'Eins' });
      expect((await sendEdits(alike.made)('d1', { title: 'Eins' })).refused).toEqual({});
    });
  });
});
