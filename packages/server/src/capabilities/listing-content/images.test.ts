import { addImage, changeImage, deleteImage, orderImages } from '@heima/domain/listing-content/endpoints.ts';
import { jpegPath, jpegShapes } from '@heima/domain/listing-content/jpeg-pictures.ts';
import { deleteListing, getListing } from '@heima/domain/listings/endpoints.ts';
import { createListing } from '@heima/domain/listings/writing-endpoints.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { buildImage, buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import {
  asFile,
  heicBytes,
  jpeg,
  pdfBytes,
  picture,
  svgBytes,
} from '#platform/images/test-pictures.builder.ts';
import { newId } from '#platform/new-id.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

describe('pictures of a listing', { timeout: 60_000 }, async () => {
  const app = await testApp();
  const { db, files } = app.services;
  const owner = await person(app, { verified: true });
  const stranger = await person(app);
  const small = asFile(await jpeg({ width: 400, height: 300 }));

  const draft = async () => (await app.ask(createListing, { body: {} }, { as: owner.access })).body.id;
  const add = async (id: string, file: Blob = small, headers: Record<string, string> = {}) =>
    (await app.ask(addImage, { params: { id }, file, fileName: 'mynd.jpg' }, { as: owner.access, headers }))
      .body;
  const refused = (id: string, file: Blob, fileName = 'mynd.jpg', as: string | undefined = owner.access) =>
    app.refused(addImage, { params: { id }, file, fileName }, { as, language: 'en' });
  const images = async (id: string) =>
    (await app.ask(getListing, { params: { id } }, { as: owner.access })).body.images;
  const media = (path: string, headers: Record<string, string> = {}) =>
    app.app.inject({ method: 'GET', url: path, headers });

  it('R305 E106: a picture is taken, made into files, and served to anybody for good', async () => {
    const id = await draft();
    const { status, body } = await app.ask(
      addImage,
      { params: { id }, file: asFile(await jpeg({ width: 1600, height: 1200 })), fileName: 'x' },
      { as: owner.access },
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      caption: null,
      width: 1600,
      height: 1200,
      widths: [320, 640, 1280, 1600],
      avif: false,
    });
    expect(await images(id)).toEqual([body]);
    const answer = await media(`${body.src}-640.webp`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(640);
    const again = await media(`${body.src}-640.webp`, { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('AVIF files follow by job', async () => {
    const id = await draft();
    const { src } = await add(id);
    await app.runJobs();
    expect((await images(id))[0]!.avif).toBe(true);
    const answer = await media(`${src}-320.avif`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/avif']);
    expect((await sharp(answer.rawPayload).metadata()).compression).toBe('av1');
  });

  it('found 10, eye C22: every picture has a JPEG for shared links and one for e-mails, made when first asked for', async () => {
    const id = await draft();
    for (const size of [
      { width: 1600, height: 1200 },
      { width: 600, height: 1800 },
      { width: 150, height: 120 },
    ]) {
      const { src, widths } = await add(id, asFile(await jpeg(size)));
      const name = `${src.slice('/media/'.length)}-${widths.at(-1)}-link.jpg`;
      expect(await files.size(name)).toBeUndefined();
      for (const shape of ['link', 'email'] as const) {
        const path = jpegPath({ src, widths }, shape);
        const [first, second] = [await media(path), await media(path)];
        expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/jpeg']);
        expect(first.headers['cross-origin-resource-policy']).toBe('cross-origin');
        const { format, width, height } = await sharp(first.rawPayload).metadata();
        expect({ format, width, height }).toEqual({ format: 'jpeg', ...jpegShapes[shape] });
        expect(first.rawPayload.length).toBeLessThan(200_000);
        expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
      }
    }
  });

  it('found 10: a JPEG of a picture that is gone, or in a shape that we do not make, is none', async () => {
    const id = await draft();
    const { id: image, src } = await add(id);
    for (const path of [`${src}-400-poster.jpg`, `${src}-999-link.jpg`, `${src}-link.jpg`, `${src}-400.jpg`])
      expect([path, (await media(path)).statusCode]).toEqual([path, 404]);
    expect((await media(`${src}-400-link.jpg`)).statusCode).toBe(200);
    await app.ask(deleteImage, { params: { id: image } }, { as: owner.access });
    await app.runJobs();
    expect((await media(`${src}-400-link.jpg`)).statusCode).toBe(404);
    expect(await files.size(`${src.slice('/media/'.length)}-400-link.jpg`)).toBeUndefined();
  });

  it('L04 L05 R305: everything else is reported at its field, in the language asked for, and leaves nothing', async () => {
    const id = await draft();
    const base = picture({ width: 300, height: 300 });
    const whole = await jpeg();
    const no: [Blob, string][] = [
      [asFile(heicBytes), 'The picture must be a JPEG or PNG.'],
      [asFile(svgBytes), 'The picture must be a JPEG or PNG.'],
      [asFile(pdfBytes), 'The picture must be a JPEG or PNG.'],
      [asFile(await base.clone().gif().toBuffer()), 'The picture must be a JPEG or PNG.'],
      [asFile(await base.clone().webp().toBuffer()), 'The picture must be a JPEG or PNG.'],
      [
        asFile(whole.subarray(0, whole.length / 2)),
        'The picture could not be read. The file is probably damaged or incomplete.',
      ],
      [asFile(await jpeg({ width: 1, height: 1 })), 'The picture must be at least 100 pixels each way.'],
    ];
    for (const [file, message] of no) {
      const { status, body } = await refused(id, file);
      expect(status).toBe(400);
      expect(body.errors?.image).toEqual([message]);
    }
    expect(await images(id)).toEqual([]);
    expect((await refused(id, asFile(new Uint8Array()))).status).toBe(400);
    // A png under the name of a jpeg is a png.
    await add(id, asFile(await base.clone().png().toBuffer()));
  });

  it('R306 R307 G05 L11: more than 10 MB is refused with the size in MB', async () => {
    const { status, body } = await refused(await draft(), asFile(Buffer.alloc(10_000_001, 0xff)));
    expect([status, body.code]).toEqual([413, 'common.tooLarge']);
    expect(body.detail).toContain('10 MB');
  });

  it('the same upload twice under one key is one picture', async () => {
    const id = await draft();
    const headers = { 'idempotency-key': `upload-${newId()}` };
    const both = await Promise.all([add(id, small, headers), add(id, small, headers)]);
    expect(both[0]).toEqual(both[1]);
    expect(await add(id, small, headers)).toEqual(both[0]);
    expect(await images(id)).toHaveLength(1);
  });

  it('at most forty, also when they come at once; a refused one leaves no file', async () => {
    const id = await draft();
    for (let n = 1; n <= 38; n += 1) await buildImage(db, id, n);
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => add(id)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const full = await refused(id, small);
    expect([full.status, full.body.code]).toEqual([409, 'listingContent.tooManyImages']);
    const kept = await images(id);
    expect(kept).toHaveLength(40);
    const made: string[] = [];
    for await (const { name } of files.list('listing-images/'))
      if (name.endsWith('.webp')) made.push(name.slice('listing-images/'.length));
    const rows = await db.selectFrom('listing_image').select('id').execute();
    expect(made.filter((name) => !rows.some((row) => name.startsWith(row.id)))).toEqual([]);
  });

  it('R269 G30: a visitor adds pictures to the own draft only', async () => {
    const client_id = `images_${newId().replaceAll('-', '')}`;
    const { id } = (await app.ask(createListing, { body: { client_id } })).body;
    const { body } = await app.ask(addImage, { params: { id }, query: { client_id }, file: small });
    const image = { id: body.id };
    const others = { client_id: 'somebody-elses-client-id' };
    expect((await app.refused(addImage, { params: { id }, query: others, file: small })).status).toBe(404);
    expect((await app.refused(addImage, { params: { id }, file: small })).status).toBe(401);
    expect(
      (await app.refused(changeImage, { params: image, body: { caption: 'x', ...others } })).status,
    ).toBe(404);
    expect((await app.refused(deleteImage, { params: image, query: others })).status).toBe(404);
    expect(
      (await app.ask(changeImage, { params: image, body: { caption: 'Stofa', client_id } })).body.caption,
    ).toBe('Stofa');
    expect((await app.ask(deleteImage, { params: image, query: { client_id } })).status).toBe(204);
  });

  it('U16: pictures of others and pictures that are none are the same 404; of a public listing 403', async () => {
    const hidden = await add(await draft());
    const live = await buildWholeListing(db, { owner_id: owner.id, visible: true, published_at: new Date() });
    const shown = (await images(live))[0]!;
    const change = (id: string) =>
      app.refused(changeImage, { params: { id }, body: { caption: 'x' } }, { as: stranger.access });
    const [theirs, none] = [await change(hidden.id), await change(newId())];
    expect([theirs.status, theirs.body.detail]).toEqual([404, none.body.detail]);
    expect((await change(shown.id)).status).toBe(403);
    expect((await refused(live, small, 'x', stranger.access)).status).toBe(403);
  });

  it('E107: captions are kept, emptied and refused when too long', async () => {
    const { id } = await add(await draft());
    const set = async (caption: string | null) =>
      (await app.ask(changeImage, { params: { id }, body: { caption } }, { as: owner.access })).body.caption;
    expect(await set('  Eldhús ')).toBe('Eldhús');
    expect(await set('')).toBeNull();
    const long = await app.refused(
      changeImage,
      { params: { id }, body: { caption: 'x'.repeat(201) } },
      { as: owner.access },
    );
    expect([long.status, Object.keys(long.body.errors ?? {})]).toEqual([400, ['caption']]);
  });

  it('puts them into order; ids that are not exactly the pictures are refused', async () => {
    const id = await draft();
    const ids = [(await add(id)).id, (await add(id)).id, (await add(id)).id];
    const [a, b, c] = ids as [string, string, string];
    const order = (given: string[]) =>
      app.ask(orderImages, { params: { id }, body: { ids: given } }, { as: owner.access });
    expect((await order([c, a, b])).body.map((one) => one.id)).toEqual([c, a, b]);
    expect((await images(id)).map((one) => one.id)).toEqual([c, a, b]);
    for (const wrong of [[a, b], [a, b, c, newId()], [a, a, b], []]) {
      const no = await app.refused(
        orderImages,
        { params: { id }, body: { ids: wrong } },
        { as: owner.access },
      );
      expect([no.status, no.body.code]).toEqual([409, 'listingContent.otherImages']);
    }
    const d = (await add(id)).id;
    expect((await images(id)).map((one) => one.id)).toEqual([c, a, b, d]);
  });

  it('E108: deleting takes the files too, once; a published listing keeps its last picture', async () => {
    const id = await draft();
    const image = await add(id);
    await app.runJobs();
    const names = [
      `${image.src.slice('/media/'.length)}-320.webp`,
      `${image.src.slice('/media/'.length)}-320.avif`,
    ];
    for (const name of names) expect(await files.get(name)).toBeDefined();
    const params = { id: image.id };
    const both = await Promise.allSettled(
      [1, 2].map(() => app.ask(deleteImage, { params }, { as: owner.access })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await app.runJobs();
    for (const name of names) expect(await files.get(name)).toBeUndefined();
    expect((await media(`${image.src}-320.webp`)).statusCode).toBe(404);

    const live = await buildWholeListing(db, { owner_id: owner.id, visible: true, published_at: new Date() });
    const last = (await images(live))[0]!;
    const no = await app.refused(deleteImage, { params: { id: last.id } }, { as: owner.access });
    expect([no.status, no.body.fields]).toEqual([400, ['images']]);
    expect(await images(live)).toHaveLength(1);
  });

  it('a picture whose listing goes while its AVIF files are made leaves nothing behind', async () => {
    const id = await draft();
    const image = await add(id);
    await app.ask(deleteListing, { params: { id } }, { as: owner.access });
    await app.runJobs();
    for (const ending of ['webp', 'avif'])
      expect(await files.get(`${image.src.slice('/media/'.length)}-320.${ending}`)).toBeUndefined();
  });

  it('nothing but public pictures is served', async () => {
    await files.put('secret.txt', Buffer.from('leyndarmál'));
    await files.put('paychecks/0197aa00-0000-7000-8000-000000000000-320.webp', Buffer.from('leyndarmál'));
    for (const path of [
      '/media/secret.txt',
      '/media/paychecks/0197aa00-0000-7000-8000-000000000000-320.webp',
      '/media/listing-images/../secret.txt',
      '/media/listing-images/%2e%2e/secret.txt',
      '/media/listing-images/..%2f..%2fsecret.txt',
      '/media/listing-images/0197aa00-0000-7000-8000-000000000000-320.webp',
      '/media/listing-images/',
      '/media/',
    ]) {
      const answer = await media(path);
      expect([path, answer.statusCode]).toEqual([path, 404]);
      expect(answer.body).not.toContain('leyndarmál');
    }
  });
});
