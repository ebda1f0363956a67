import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type PictureKind, picture } from '#demo/pictures/picture.ts';
import { blurPreview, type Derivative, encodeWebp } from './encode-webp.ts';

/** The name by which a picture can be drawn. */
export interface NamedPicture {
  readonly kind: PictureKind;
  readonly seed: string;
}

/** One size on disk; `file` is relative to the pool's folder. */
export interface RasterFile {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly format: string;
  readonly bytes: number;
}

/** A picture in all its sizes, smallest first. */
export interface RasteredPicture extends NamedPicture {
  readonly width: number;
  readonly height: number;
  /** A blurred miniature as a data URI. */
  readonly preview: string;
  readonly files: readonly RasterFile[];
}

export interface RasterPoolOptions {
  readonly pictures: readonly NamedPicture[];
  /** One folder for one encoder: what is kept is compared by its drawing, not by how it was encoded. */
  readonly folder: string;
  /** Makes the sizes of one picture; the product passes what it does with uploads. */
  readonly encode?: (image: Buffer) => Promise<Derivative[]>;
  /** Makes the blurred miniature, from the smallest of the sizes. */
  readonly preview?: (image: Buffer) => Promise<string>;
  readonly progress?: (done: number, total: number) => void;
  /** Stops before the next picture; what is finished stays and is not made again. */
  readonly signal?: AbortSignal;
  readonly fullWidth?: number;
}

export interface RasteredPool {
  /** In the order asked for. */
  readonly pictures: RasteredPicture[];
  readonly drawn: number;
  readonly skipped: number;
  readonly milliseconds: number;
}

const RECORD = 'picture.json';
const UNFINISHED = '.unfinished-';

/**
 * Rasters pictures into a folder, one sub-folder each, several at a time. May be interrupted at any moment:
 * a picture appears under its name only when complete, and complete ones are not made again.
 */
export async function rasterPool(options: RasterPoolOptions): Promise<RasteredPool> {
  const { pictures, folder, progress, signal } = options;
  const started = performance.now();
  await mkdir(folder, { recursive: true });
  await removeUnfinished(folder);
  const results = new Array<RasteredPicture>(pictures.length);
  let next = 0;
  let done = 0;
  let skipped = 0;
  const rasterNext = async () => {
    const at = next++;
    const wanted = pictures[at]!;
    const svg = picture(wanted.kind, wanted.seed);
    const kept = await keptPicture(folder, wanted, svg);
    if (kept) skipped++;
    results[at] = kept ?? (await rasterPicture(options, wanted, svg));
    done++;
    progress?.(done, pictures.length);
  };
  const work = async () => {
    try {
      while (next < pictures.length && !signal?.aborted) await rasterNext();
    } catch (error) {
      // The others finish what they have in hand and then stop too.
      next = pictures.length;
      throw error;
    }
  };
  // Whole pictures side by side use the cores better than one picture spread over them.
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  try {
    const outcomes = await Promise.allSettled(Array.from({ length: availableParallelism() + 1 }, work));
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  } finally {
    sharp.concurrency(threads);
  }
  signal?.throwIfAborted();
  const milliseconds = Math.round(performance.now() - started);
  return { pictures: results, drawn: done - skipped, skipped, milliseconds };
}

const folderName = ({ kind, seed }: NamedPicture) => `${kind}-${seed}`;

/** Changes when the drawing changes, so that a folder from an older version is not taken for current. */
const drawingSum = (svg: string) => createHash('sha256').update(svg).digest('base64url').slice(0, 16);

async function removeUnfinished(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) => name.startsWith(UNFINISHED));
  await Promise.all(left.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}

async function keptPicture(
  folder: string,
  wanted: NamedPicture,
  svg: string,
): Promise<RasteredPicture | undefined> {
  try {
    const record = await readFile(join(folder, folderName(wanted), RECORD), 'utf8');
    const { drawing, ...kept } = JSON.parse(record) as RasteredPicture & { drawing: string };
    return drawing === drawingSum(svg) ? kept : undefined;
  } catch {
    // Missing or unreadable: it is simply made again.
    return undefined;
  }
}

async function rasterPicture(
  { folder, encode = encodeWebp, preview = blurPreview, fullWidth = 1920 }: RasterPoolOptions,
  wanted: NamedPicture,
  svg: string,
): Promise<RasteredPicture> {
  const name = folderName(wanted);
  const unfinished = join(folder, `${UNFINISHED}${name}`);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished);

  // Drawn once at full width; every size is then scaled down from that.
  const { data: image, info } = await sharp(Buffer.from(svg), { density: densityFor(svg, fullWidth) })
    .resize({ width: fullWidth })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const derivatives = (await encode(image)).toSorted((a, b) => a.width - b.width);
  const files: RasterFile[] = [];
  for (const { data, width, height, format } of derivatives) {
    const file = `${width}.${format}`;
    await writeFile(join(unfinished, file), data);
    files.push({ file: `${name}/${file}`, width, height, format, bytes: data.length });
  }
  const { kind, seed } = wanted;
  const size = { width: info.width, height: info.height };
  // The smallest size is more than a preview shows, and quicker to read than the full picture.
  const miniature = await preview(derivatives[0]?.data ?? image);
  const result: RasteredPicture = { kind, seed, ...size, preview: miniature, files };
  await writeFile(join(unfinished, RECORD), JSON.stringify({ ...result, drawing: drawingSum(svg) }));
  await rm(join(folder, name), { recursive: true, force: true });
  await rename(unfinished, join(folder, name));
  return result;
}

/** At 72 dots per inch an SVG is drawn at its own size. */
function densityFor(svg: string, width: number): number {
  const own = Number(/<svg[^>]* width="(\d+)"/.exec(svg)?.[1] ?? width);
  return (72 * width) / own;
}
