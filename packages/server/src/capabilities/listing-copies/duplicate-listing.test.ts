import { addImage, deleteImage } from '@heima/domain/listing-content/endpoints.ts';
import { duplicateListing } from '@heima/domain/listing-copies/endpoints.ts';
import { deleteListing, getListing } from '@heima/domain/listings/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { buildListing } from '#capabilities/listings/listing.builder.ts';
import { buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import { asFile, jpeg } from '#platform/images/test-pictures.builder.ts';
import { newId } from '#platform/new-id.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

describe('gap: a copy of a listing', { timeout: 60_000 }, async () => {
  const app = await testApp();
  const { db, files } = app.services;
  const owner = await person(app, { verified: true });
  const picture = asFile(await jpeg({ width: 400, height: 300 }));

  const read = async (id: string, as = owner.access) =>
    (await app.ask(getListing, { params: { id } }, { as })).body;
  const copy = async (id: string, headers: Record<string, string> = {}) =>
    (await app.ask(duplicateListing, { params: { id } }, { as: owner.access, headers })).body;
  const addPicture = (id: string) =>
    app.ask(addImage, { params: { id }, file: picture, fileName: 'a.jpg' }, { as: owner.access });
  const exists = async (src: string, width: number) =>
    (await files.size(`${src.replace('/media/', '')}-${width}.webp`)) !== undefined;

  it('takes everything over but what belongs to one home or one publication alone', async () => {
    const id = await buildWholeListing(db, {
      owner_id: owner.id,
      visible: true,
      published_at: new Date('2026-11-01T12:00:00Z'),
      apartment_number: '0302',
      lodging_registration_number: 'HG-00012345',
      available_from: '2999-01-01',
      application_count: 4,
      step: '6_summary',
      price: 310_000,
    });
    const original = await read(id);
    const { status, body } = await app.ask(duplicateListing, { params: { id } }, { as: owner.access });
    expect(status).toBe(201);
    expect(body).toEqual(await read(body.id));
    const expected: Record<string, unknown> = {
      ...original,
      id: body.id,
      rules: { ...original.rules, id: body.id },
      state: 'NEVER_PUBLISHED',
      visible: false,
      published_at: null,
      fastanr: null,
      apartment_number: null,
      lodging_registration_number: null,
      terms_accepted: false,
      // The original is to let beside it.
      owner: { ...original.owner, other_homes: 1 },
      // The builder's picture has no files.
      images: [],
    };
    for (const own of [
      ...['created_at', 'updated_at', 'missing_fields', 'step', 'step_nr', 'progress'],
      ...['description_translations', 'utilities', 'property_verified', 'can', 'version'],
    ])
      delete expected[own];
    expect(body).toMatchObject(expected);
    expect(body.missing_fields.map(({ field }) => field).sort()).toEqual(['images', 'terms_accepted']);
    expect(body.description_translations.map(({ language, text }) => [language, text])).toEqual(
      original.description_translations.map(({ language, text }) => [language, text]),
    );
    expect(body.description_translations[0]!.id).not.toBe(original.description_translations[0]!.id);
    expect(body.utilities).toEqual(
      original.utilities.map((one) => ({ ...one, meter_number: null, meter_value: null })),
    );
    expect(original.utilities.some(({ meter_number }) => meter_number !== null)).toBe(true);
  });

  it('leaves a day out that is over', async () => {
    const id = await buildListing(db, { owner_id: owner.id, available_from: '2020-01-01' });
    expect((await copy(id)).available_from).toBeNull();
  });

  it('has pictures of its own, which stay when those of the original go, and the other way', async () => {
    const id = await buildListing(db, { owner_id: owner.id, visible: false, published_at: null });
    await addPicture(id);
    await addPicture(id);
    await app.runJobs();
    const first = await copy(id);
    const before = await read(id);
    expect(first.images.map(({ width, avif }) => [width, avif])).toEqual([
      [400, true],
      [400, true],
    ]);
    const all = [...before.images, ...first.images].map(({ id: image, src }) => [image, src]);
    expect(new Set(all.flat()).size).toBe(8);
    await app.ask(deleteImage, { params: { id: first.images[0]!.id } }, { as: owner.access });
    await app.ask(deleteListing, { params: { id } }, { as: owner.access });
    await app.runJobs();
    expect(await exists(before.images[0]!.src, 400)).toBe(false);
    expect(await exists(first.images[0]!.src, 400)).toBe(false);
    expect(await exists(first.images[1]!.src, 400)).toBe(true);
    expect((await read(first.id)).images.map(({ id: image }) => image)).toEqual([first.images[1]!.id]);
  });

  it('is one, however often it is asked for under one key', async () => {
    const id = await buildListing(db, { owner_id: owner.id });
    const headers = { 'idempotency-key': newId() };
    const made = await Promise.all([copy(id, headers), copy(id, headers).catch(() => undefined)]);
    const again = await copy(id, headers);
    expect(again.id).toBe(made[0].id);
    expect((await copy(id)).id).not.toBe(again.id);
  });

  it('is made by who may publish, and by nobody else', async () => {
    const id = await buildListing(db, { owner_id: owner.id });
    const draft = await buildListing(db, { owner_id: owner.id, visible: false, published_at: null });
    const stranger = await person(app);
    const staff = await person(app, { staff: true });
    const status = async (listing: string, as?: string) =>
      (await app.refused(duplicateListing, { params: { id: listing } }, { as })).status;
    expect(await status(id, stranger.access)).toBe(403);
    expect(await status(draft, stranger.access)).toBe(404);
    expect(await status(id, staff.access)).toBe(403);
    expect(await status(id)).toBe(401);
    expect(await status(newId(), owner.access)).toBe(404);
  });
});
