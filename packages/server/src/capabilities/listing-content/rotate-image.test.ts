import { addImage, deleteImage, rotateImage } from '@heima/domain/listing-content/endpoints.ts';
import { getListing } from '@heima/domain/listings/endpoints.ts';
import { createListing } from '@heima/domain/listings/writing-endpoints.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { removeFiles, removeFilesJob } from '#platform/files/remove-files.ts';
import { asFile } from '#platform/images/test-pictures.builder.ts';
import { newId } from '#platform/new-id.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

const red = { r: 220, g: 20, b: 20 };
const blue = { r: 20, g: 20, b: 220 };
const half = (width: number, height: number, background: typeof red) => ({
  create: { width, height, channels: 3 as const, background },
});

describe('gap: a photo turned by hand', { timeout: 60_000 }, async () => {
  const app = await testApp();
  const { db, files } = app.services;
  const owner = await person(app, { verified: true });

  /** Red on its left and blue on its right, once it is upright; a phone wrote it lying on its side. */
  const sideways = await sharp(half(300, 400, red))
    .composite([
      {
        input: await sharp(half(300, 200, blue))
          .png()
          .toBuffer(),
        top: 0,
        left: 0,
      },
    ])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const add = async () => {
    const { body: draft } = await app.ask(createListing, { body: {} }, { as: owner.access });
    const { body } = await app.ask(
      addImage,
      { params: { id: draft.id }, file: asFile(sideways), fileName: 'a.jpg' },
      { as: owner.access },
    );
    return { listing: draft.id, image: body };
  };
  const turn = async (id: string, headers: Record<string, string> = {}) =>
    (await app.ask(rotateImage, { params: { id }, body: {} }, { as: owner.access, headers })).body;
  const images = async (id: string) =>
    (await app.ask(getListing, { params: { id } }, { as: owner.access })).body.images;
  /** What stands at its top left and bottom right. */
  const corners = async (src: string, width: number, ending = 'webp') => {
    const answer = await app.app.inject({ url: `${src}-${width}.${ending}` });
    expect(answer.statusCode, `${src}-${width}.${ending}`).toBe(200);
    const { data, info } = await sharp(answer.rawPayload)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => {
      const place = (y * info.width + x) * info.channels;
      return data[place]! > data[place + 2]! ? 'red' : 'blue';
    };
    return [at(5, 5), at(info.width - 6, 5), at(5, info.height - 6), at(info.width - 6, info.height - 6)];
  };

  it('turns by a quarter to the right with each press, in every file, until it stands as before', async () => {
    const { listing, image } = await add();
    expect([image.width, image.height]).toEqual([400, 300]);
    const first = await corners(image.src, 320);
    const seen = [first];
    let last = image;
    for (const upright of [false, true, false, true]) {
      const turned = await turn(image.id);
      expect(turned).toMatchObject({ id: image.id, caption: null, avif: false });
      expect([turned.width, turned.height]).toEqual(upright ? [400, 300] : [300, 400]);
      expect(turned.src).not.toBe(last.src);
      expect(turned.blur).not.toBe(last.blur);
      for (const width of turned.widths) seen.push(await corners(turned.src, width));
      expect(await images(listing)).toEqual([turned]);
      last = turned;
    }
    const [nw, ne, sw, se] = first;
    expect(new Set(first).size).toBe(2);
    const quarters = [
      [nw, ne, sw, se],
      [sw, nw, se, ne],
      [se, sw, ne, nw],
      [ne, se, nw, sw],
    ];
    expect(seen.filter((_, index) => index === 0 || seen[index - 1]!.join() !== seen[index]!.join())).toEqual(
      [...quarters, quarters[0]],
    );
    await app.runJobs();
    expect((await images(listing))[0]!.avif).toBe(true);
    expect(await corners(last.src, 400, 'avif')).toEqual(first);
  });

  it('removes the files of before once no page shows them, and the file that turns are made from with the picture', async () => {
    const { image } = await add();
    const stored = async () => {
      const names = [];
      for await (const { name } of files.list('listing-images/')) names.push(name);
      return names;
    };
    const before = await stored();
    const turned = await turn(image.id);
    await app.runJobs();
    expect(await stored()).toEqual(expect.arrayContaining(before));
    // Jobs go by the clock of the database, which no test moves on: the one that waits is run here.
    const { rows } = await sql<{ data: { files: string[] }; minutes: number }>`
      select data, extract(epoch from start_after - now()) / 60 as minutes from pgboss.job
      where name = ${removeFiles.name} and state = 'created' and data::text like ${`%${image.id}%`}`.execute(
      db,
    );
    expect(rows).toHaveLength(1);
    expect(Number(rows[0]!.minutes)).toBeGreaterThan(9);
    await removeFilesJob.handle(app.services, rows[0]!.data);
    const base = `${image.src.replace('/media/', '')}-400.webp`;
    expect((await stored()).filter((name) => `/media/${name}`.startsWith(image.src))).toEqual([base]);
    await app.ask(deleteImage, { params: { id: image.id } }, { as: owner.access });
    await app.runJobs();
    const left = (await stored()).filter((name) =>
      [image.src, turned.src].some((src) => `/media/${name}`.startsWith(src)),
    );
    expect(left).toEqual([]);
  });

  it('a repeated request turns once, and of two presses at once none is lost unseen', async () => {
    const { listing, image } = await add();
    const headers = { 'idempotency-key': newId() };
    const one = await turn(image.id, headers);
    expect(await turn(image.id, headers)).toEqual(one);
    const both = await Promise.all(
      [1, 2].map(() =>
        app.app.inject({
          method: 'POST',
          url: `/api/v1/listingimages/${image.id}/rotate`,
          headers: { authorization: `Bearer ${owner.access}` },
          payload: {},
        }),
      ),
    );
    const codes = both.map(({ statusCode }) => statusCode).sort();
    expect([
      [200, 200],
      [200, 409],
    ]).toContainEqual(codes);
    const [now] = await images(listing);
    const quarters = 1 + codes.filter((code) => code === 200).length;
    expect(now!.width).toBe(quarters % 2 === 0 ? 400 : 300);
    for (const width of now!.widths) await corners(now!.src, width);
  });

  it('is for who may edit', async () => {
    const { image } = await add();
    const stranger = await person(app);
    const status = async (id: string, as?: string) =>
      (await app.refused(rotateImage, { params: { id }, body: {} }, { as })).status;
    expect(await status(image.id, stranger.access)).toBe(404);
    expect(await status(newId(), owner.access)).toBe(404);
  });
});
