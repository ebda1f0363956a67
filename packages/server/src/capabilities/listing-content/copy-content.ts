import { makeAvifFiles } from '#capabilities/listing-content/jobs/make-avif-files.ts';
import { type ImageRow, imageFiles } from '#capabilities/listings/public.ts';
import type { Database } from '#platform/db/database.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import type { Services } from '#platform/services.ts';
import { insertImage } from './image-store.ts';

/** Pictures whose files have been copied, and the names of these files. */
export interface CopiedPictures {
  pictures: ImageRow[];
  files: string[];
}

/** Copies the files of pictures under new names. A picture that was deleted meanwhile is left out. */
export async function copyPictureFiles(
  { files: store }: Pick<Services, 'files'>,
  images: readonly ImageRow[],
): Promise<CopiedPictures> {
  const copied: CopiedPictures = { pictures: [], files: [] };
  try {
    for (const image of images) {
      const id = newId();
      const file = `listing-images/${id}`;
      const endings = image.has_avif ? ['webp', 'avif'] : ['webp'];
      const names = image.widths.flatMap((width) => endings.map((ending) => `-${width}.${ending}`));
      const contents = await Promise.all(names.map((name) => store.get(`${image.file}${name}`)));
      if (!contents.every((bytes) => bytes !== undefined)) continue;
      copied.files.push(...imageFiles({ file, widths: image.widths }));
      await Promise.all(contents.map((bytes, index) => store.put(`${file}${names[index]}`, bytes)));
      copied.pictures.push({ ...image, id, file });
    }
  } catch (error) {
    for (const name of copied.files) await store.remove(name);
    throw error;
  }
  return copied;
}

/** Adds copied pictures to a listing, in their order. */
export async function insertPictures(
  unit: UnitOfWork,
  listingId: string,
  pictures: readonly ImageRow[],
): Promise<void> {
  for (const { id, caption, file, width, height, widths, has_avif, blur } of pictures) {
    await insertImage(unit.db, {
      ...{ id, caption, file, width, height, widths, has_avif, blur },
      listing_id: listingId,
      created_at: unit.now,
    });
    if (!has_avif) await unit.enqueue(makeAvifFiles, { imageId: id });
  }
}

/** Gives a listing the descriptions of another, machine's and people's. */
export async function copyDescriptions(
  db: Database,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> {
  const texts = await db
    .selectFrom('listing_description')
    .select(['language', 'text', 'machine_translated'])
    .where('listing_id', '=', from)
    .execute();
  if (texts.length === 0) return;
  await db
    .insertInto('listing_description')
    .values(texts.map((text) => ({ ...text, id: newId(), listing_id: to, updated_at: now })))
    .execute();
}
