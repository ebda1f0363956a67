import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodePicture } from './decode-picture.ts';
import { picture } from './test-pictures.builder.ts';
import { validateImage } from './validate-image.ts';

const endMark = Buffer.from([0xff, 0xd9]);
const drawn = async (bytes: Buffer) => {
  await validateImage(bytes, 'image');
  return decodePicture(
    bytes,
    async (one) => (await one.raw().toBuffer({ resolveWithObject: true })).info.height,
  );
};
const isRefused = (bytes: Buffer) => expect(drawn(bytes)).rejects.toThrow();

describe.each(['in one pass', 'in several passes'])('found 8: a jpeg %s', async (passes) => {
  const whole = await picture()
    .jpeg({ progressive: passes !== 'in one pass' })
    .toBuffer();
  const open = whole.subarray(0, -2);

  it('is drawn without its end mark, filled up with zeros, and with anything behind it', async () => {
    for (const bytes of [
      whole,
      open,
      whole.subarray(0, -1),
      Buffer.concat([open, Buffer.alloc(4096)]),
      Buffer.concat([whole, Buffer.alloc(4096), Buffer.from('video of the moment')]),
    ])
      expect(await drawn(bytes)).toBe(600);
  });

  it('of which pixels are missing stays refused, with an end mark too', async () => {
    for (const length of [whole.length / 2, whole.length * 0.9, whole.length - 40]) {
      const part = whole.subarray(0, length);
      await isRefused(part);
      await isRefused(Buffer.concat([part, endMark]));
      await isRefused(Buffer.concat([part, Buffer.alloc(4096)]));
    }
  });

  it('with stray bytes between its parts is drawn as browsers draw it', async () => {
    expect(await drawn(Buffer.concat([whole.subarray(0, 20), Buffer.alloc(3), whole.subarray(20)]))).toBe(
      600,
    );
  });
});

describe('a picture that was cut off on its way', () => {
  const base = picture().withExif({ IFD0: { Make: 'Phone' } });
  const formats = {
    'jpeg in one pass': base.clone().jpeg(),
    'jpeg in several passes': base.clone().jpeg({ progressive: true }),
    png: base.clone().png(),
    'png in several passes': base.clone().png({ progressive: true }),
    webp: base.clone().webp(),
    avif: base.clone().avif({ effort: 0 }),
  };

  it.each(Object.keys(formats) as (keyof typeof formats)[])('%s, at 10, 50, 90 and 99 %', async (format) => {
    const whole = await formats[format].toBuffer();
    for (const share of [0.1, 0.5, 0.9, 0.99]) await isRefused(whole.subarray(0, whole.length * share));
  });
});

describe('found 8: a png', () => {
  it('is drawn without its end part, with anything behind it, and with a wrong sum in a side part', async () => {
    const whole = await picture().withMetadata({ density: 72 }).png().toBuffer();
    const wrong = Buffer.from(whole);
    const sum = whole.indexOf('pHYs') + 13;
    wrong[sum] = wrong[sum]! ^ 1;
    for (const bytes of [whole, whole.subarray(0, -12), Buffer.concat([whole, Buffer.alloc(4096)]), wrong])
      expect(await drawn(bytes)).toBe(600);
  });

  it.each([false, true])(
    'of which pixels are missing stays refused (interlaced: %s)',
    async (progressive) => {
      const whole = await picture().png({ progressive }).toBuffer();
      await isRefused(whole.subarray(0, whole.length / 2));
      await isRefused(whole.subarray(0, whole.length * 0.9));
    },
  );

  it('webp, heic and gif are no jpeg or png, however whole they are', async () => {
    for (const bytes of [
      await picture().webp().toBuffer(),
      await picture().gif().toBuffer(),
      await sharp(await picture().png().toBuffer())
        .avif()
        .toBuffer(),
    ])
      await isRefused(bytes);
  });
});
