import fs from 'node:fs/promises';
import path from 'node:path';
import type { DemoPicture } from '#demo/content/demo-listing.ts';
import { type RasteredPicture, rasterPool } from './raster-pool.ts';

/** A picture of the pool as the product keeps it. */
export interface PlacedPicture {
  width: number;
  height: number;
  widths: number[];
  blur: string;
  /** Gives the files a name of their own, as an upload would have. */
  placeAs(file: string): Promise<void>;
}

/**
 * Draws every picture that the listings use, once, into the data folder, and answers how to place one among the
 * product's files. Files are linked, not copied: many listings share a picture, and each can still be deleted alone.
 */
export async function drawPictures(
  wanted: readonly DemoPicture[],
  dataDir: string,
  progress: (done: number, total: number) => void,
): Promise<(picture: DemoPicture) => PlacedPicture> {
  const name = ({ kind, seed }: { kind: string; seed: string }) => `${kind} ${seed}`;
  const unique = [...new Map(wanted.map((picture) => [name(picture), picture])).values()];
  const folder = path.join(dataDir, 'demo-pictures');
  const pool = await rasterPool({ pictures: unique, folder, progress });
  const byName = new Map(pool.pictures.map((picture) => [name(picture), picture]));
  return (picture) => placed(byName.get(name(picture))!, folder, path.join(dataDir, 'files'));
}

const placed = (picture: RasteredPicture, from: string, to: string): PlacedPicture => ({
  width: picture.width,
  height: picture.height,
  widths: picture.files.map(({ width }) => width),
  blur: picture.preview,
  async placeAs(file) {
    for (const one of picture.files) {
      const target = path.join(to, `${file}-${one.width}.${one.format}`);
      await fs.mkdir(path.dirname(target), { recursive: true });
      await fs.rm(target, { force: true });
      // A data folder on a file system without hard links gets copies.
      await fs
        .link(path.join(from, one.file), target)
        .catch(() => fs.copyFile(path.join(from, one.file), target));
    }
  },
});
