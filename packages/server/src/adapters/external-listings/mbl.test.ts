import { runSandbox } from '@heima/sandbox/testing/run-sandbox.ts';
import { describe, expect, it } from 'vitest';
import type { ExternalListing } from '#ports/external-listings.ts';
import { failureOf, itKeepsTheContract, sandboxPorts } from '#testing/provider-contract.ts';

const listing = (given: Partial<ExternalListing> = {}): ExternalListing => ({
  ourId: '01980000-0000-7000-8000-000000000001',
  title: 'Björt íbúð við Reynimel',
  type: 'residential',
  category: 'apartment',
  address: 'Reynimelur',
  postalCode: '107',
  place: 'Reykjavík',
  point: { lat: 64.146123, lng: -21.958456 },
  size: 84.5,
  rooms: 3,
  bedrooms: 2,
  price: 285_000,
  currency: 'ISK',
  depositMonths: 3,
  availableFrom: '2027-01-01',
  term: 'long-term',
  pets: false,
  furnished: 'unfurnished',
  descriptionIs: 'Vel skipulögð íbúð á annarri hæð með suðursvölum og geymslu í kjallara.',
  descriptionEn: null,
  imageUrls: ['https://heima.example/media/a-1280.webp'],
  contactUrl: 'https://heima.example/listings/1',
  updatedAt: '2026-11-27T12:00:00.000Z',
  ...given,
});

describe('listings on mbl', () => {
  const sandbox = runSandbox();
  const open = () => sandboxPorts(sandbox).externalListings;
  const shared = {
    provider: 'mbl',
    port: 'externalListings' as const,
    isRepeated: true,
    wrongSecret: { MBL_TOKEN: 'not-the-token' },
  };
  itKeepsTheContract(sandbox, {
    ...shared,
    operation: 'upsert',
    ask: (port) => port.upsert(listing()),
  });

  it('a listing goes live, is brought up to date and taken off again', async () => {
    const first = await open().upsert(listing());
    expect(first).toEqual({
      state: 'live',
      externalId: expect.any(String),
      url: expect.stringContaining('/leiga/'),
      errors: [],
    });
    const again = await open().upsert(listing({ price: 290_000, updatedAt: '2026-11-28T12:00:00.000Z' }));
    expect(again.externalId).toBe(first.externalId);
    expect(await open().status(listing().ourId)).toEqual(first);
    await open().remove(listing().ourId);
    expect((await open().status(listing().ourId)).state).toBe('removed');
    await open().remove(listing().ourId);
  });

  it('shows a rounded point, amounts in the currency, and makes a title of the address where there is none', async () => {
    await open().upsert(listing({ title: null, currency: 'EUR', price: 120_050, furnished: 'negotiable' }));
    const [call] = await sandbox.control.calls({ operation: 'upsert' });
    expect(call!.body).toMatchObject({
      title: 'Reynimelur, 107 Reykjavík',
      point: { lat: 64.146, lng: -21.958 },
      exact_location: false,
      price: 1200.5,
      term: 'open',
      furnished: null,
      description: { is: expect.any(String) },
    });
  });

  it('a listing that is looked at first waits, and is then taken or refused with a reason', async () => {
    const waiting = await open().upsert(listing({ title: 'Íbúð [pending]' }));
    expect(waiting.state).toBe('pending');
    await sandbox.control.act('mbl', 'reject', { id: listing().ourId, reason: 'vantar myndir' });
    expect(await open().status(listing().ourId)).toMatchObject({
      state: 'rejected',
      errors: ['title: vantar myndir'],
    });
  });

  it('a refused listing comes back as rejected with what is wrong', async () => {
    const thin = await open().upsert(listing({ descriptionIs: 'Stutt.' }));
    expect(thin).toMatchObject({
      state: 'rejected',
      externalId: expect.any(String),
      errors: ['description: at least 50 characters in one language'],
    });
    const wrong = await open().upsert(listing({ postalCode: '1', ourId: 'x1' }));
    expect(wrong).toMatchObject({ state: 'rejected', externalId: null, url: null });
    expect(wrong.errors[0]).toMatch(/^postal_code: /);
  });

  it('an older state than the site holds is a conflict', async () => {
    await open().upsert(listing());
    const older = listing({ price: 1, updatedAt: '2026-11-01T00:00:00.000Z' });
    expect(await failureOf(open().upsert(older))).toMatchObject({ outcome: 'conflict', retryable: true });
    expect((await failureOf(open().upsert(listing({ title: '[dup]' })))).outcome).toBe('conflict');
  });

  it('a picture that the site could not fetch is reported', async () => {
    await open().upsert(listing({ imageUrls: ['https://heima.example/image-fails.webp'] }));
    expect((await open().status(listing().ourId)).errors).toEqual(['images.0: HTTP 404']);
  });

  it('what was never there has no state, and need not be taken off', async () => {
    expect((await failureOf(open().status('nothing'))).outcome).toBe('not-found');
    await open().remove('nothing');
  });
});
