import { Refusal } from '@heima/domain/shared/refusal.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { atMost } from './at-most.ts';
import { makeAvif, makeDerivatives } from './make-derivatives.ts';
import { heicBytes, jpeg, noise, pdfBytes, picture, svgBytes } from './test-pictures.builder.ts';
import { validateImage } from './validate-image.ts';

describe('pictures', { timeout: 60_000 }, () => {
  it('L01: a sideways photo of a phone comes out upright, with no tag, no place and no profile', async () => {
    const sideways = await picture({ width: 4000, height: 3000 })
      .withExif({
        IFD0: { Make: 'Phone', Artist: 'Jóna' },
        IFD3: { GPSLatitude: '64/1 8/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(sideways).metadata()).orientation).toBe(6);
    const made = await makeDerivatives(sideways);
    expect(made.width / made.height).toBeCloseTo(3 / 4, 2);
    for (const { bytes, width } of made.files) {
      const found = await sharp(bytes).metadata();
      expect(found.format).toBe('webp');
      expect(found.width).toBe(width);
      expect(found.height! / found.width!).toBeCloseTo(4 / 3, 2);
      expect([found.orientation, found.exif, found.icc, found.xmp, found.iptc]).toEqual(
        Array(5).fill(undefined),
      );
      expect(Buffer.from(bytes).includes('Jóna')).toBe(false);
    }
  });

  it('makes 320, 640, 1280 and 1920, never larger than the picture, and at least one', async () => {
    const widths = async (width: number, height: number) =>
      (await makeDerivatives(await jpeg({ width, height }))).widths;
    expect(await widths(2400, 1800)).toEqual([320, 640, 1280, 1920]);
    expect(await widths(1000, 800)).toEqual([320, 640, 1000]);
    expect(await widths(320, 240)).toEqual([320]);
    expect(await widths(150, 120)).toEqual([150]);
    // A tall picture is held to the height of an upright photo.
    const tall = await makeDerivatives(await jpeg({ width: 1500, height: 6000 }));
    expect([tall.width, tall.height]).toEqual([640, 2560]);
  });

  it('L11: what a phone downloads is under 200 kB, even of pure noise', async () => {
    for (const bytes of [await noise(2000, 1500), await noise(900, 2400)])
      for (const file of (await makeDerivatives(bytes)).files)
        expect(file.bytes.length).toBeLessThan(200_000);
    const large = { create: { width: 8000, height: 6000, channels: 3 as const, background: '#468' } };
    const made = await makeDerivatives(await sharp(large).jpeg().toBuffer());
    expect([made.width, made.height, made.widths.at(-1)]).toEqual([1920, 1440, 1920]);
  }, 120_000);

  it('the preview is a tiny picture of 24 pixels', async () => {
    const { blur } = await makeDerivatives(await jpeg());
    expect(blur.length).toBeLessThan(600);
    const [start, data] = blur.split(',');
    expect(start).toBe('data:image/webp;base64');
    expect((await sharp(Buffer.from(data!, 'base64')).metadata()).width).toBe(24);
  });

  it('AVIF files are AVIF and no larger than they may be', async () => {
    const made = await makeDerivatives(await jpeg({ width: 640, height: 480 }));
    const avif = await makeAvif(made.files.at(-1)!.bytes);
    expect((await sharp(avif).metadata()).compression).toBe('av1');
    expect(avif.length).toBeLessThan(200_000);
  });

  it('transparent, grey, 16 bit and CMYK pictures become plain ones', async () => {
    const base = picture();
    const odd = [
      await base.clone().ensureAlpha(0.3).png().toBuffer(),
      await base.clone().greyscale().jpeg().toBuffer(),
      await base.clone().toColourspace('rgb16').png().toBuffer(),
      await base.clone().toColourspace('cmyk').jpeg().toBuffer(),
      await base.clone().jpeg({ progressive: true }).toBuffer(),
      await base.clone().png({ progressive: true, palette: true }).toBuffer(),
    ];
    for (const bytes of odd) {
      await validateImage(bytes, 'image');
      const made = await makeDerivatives(bytes);
      const found = await sharp(made.files[0]!.bytes).metadata();
      expect([found.hasAlpha, found.space]).toEqual([false, 'srgb']);
    }
  });

  it('L04 L05 R305: validated by content, with one message for everything that is no jpeg or png', async () => {
    const base = picture({ width: 200, height: 200 });
    const refused = async (bytes: Uint8Array) => {
      const error = await validateImage(bytes, 'image').then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(Refusal);
      return (error as Refusal).fields!.image![0];
    };
    const others = [
      heicBytes,
      svgBytes,
      pdfBytes,
      await base.clone().gif().toBuffer(),
      await base.clone().webp().toBuffer(),
      await base.clone().tiff().toBuffer(),
      await base.clone().avif().toBuffer(),
      Buffer.from('hello'),
      Buffer.alloc(1),
    ];
    for (const bytes of others) expect(await refused(bytes)).toBe('validation.imageType');
    expect(await refused(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toBe('listings.messages.imageBroken');
    expect(await refused(await jpeg({ width: 1, height: 1 }))).toBe('listings.messages.imageSmall');
    expect(await refused(await jpeg({ width: 99, height: 500 }))).toBe('listings.messages.imageSmall');
    expect(await refused(await jpeg({ width: 110, height: 1000 }))).toBe('listings.messages.imageShape');
  });

  it('a picture that unpacks to more than a hundred million pixels is refused by its header', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(validateImage(bomb, 'image')).rejects.toMatchObject({
      fields: { image: ['listings.messages.imagePixels'] },
      params: { maximum: 100 },
    });
  }, 30_000);

  it('half a file is no picture', async () => {
    for (const whole of [await jpeg(), await picture().png().toBuffer()]) {
      for (const share of [0.3, 0.9]) {
        const half = whole.subarray(0, Math.floor(whole.length * share));
        await expect(makeDerivatives(half)).rejects.toThrow();
      }
    }
  });

  it('works on two at a time and goes on after a failure', async () => {
    const run = atMost(2);
    let [now, most] = [0, 0];
    const work = (fails: boolean) =>
      run(async () => {
        now += 1;
        most = Math.max(most, now);
        await new Promise((resolve) => setTimeout(resolve, 5));
        now -= 1;
        if (fails) throw new Error('no');
        return 'yes';
      });
    const ends = await Promise.allSettled([true, false, false, true, false].map(work));
    expect(ends.map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect([most, now]).toEqual([2, 0]);
  });
});
