import type {
  addProfileImage as addContract,
  removeProfileImage as removeContract,
} from '@heima/domain/profiles/endpoints.ts';
import { profileImageRemoved, profileImageSet } from '@heima/domain/profiles/events.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { imageFile, imageFileNames, imageSides, presentPicture } from '#capabilities/people/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { removeFiles } from '#platform/files/remove-files.ts';
import type { Handler } from '#platform/http/call.ts';
import { makeDerivatives } from '#platform/images/make-derivatives.ts';
import { refuseBroken, validateImage } from '#platform/images/validate-image.ts';
import { newId } from '#platform/new-id.ts';
import { mustBeOwn } from './own-user.ts';
import { changeProfileRow, lockProfile } from './profile-store.ts';

const field = 'image';

/**
 * Sets the picture of a profile (E029). The files are made and kept first and the row last, so that an upload that is
 * cut off leaves nothing half made; the files of the earlier picture go after the commit.
 */
export const addProfileImage: Handler<typeof addContract> = async ({ params, file }, call) => {
  mustBeOwn(call.actor, params.id);
  const { services } = call;
  await validateImage(file.bytes, field);
  const made = await makeDerivatives(file.bytes, { square: imageSides }).catch((error: Error) => {
    services.log.info({ error: error.message }, 'picture refused');
    return refuseBroken(field);
  });
  const image = { image_id: newId(), image_blur: made.blur };
  try {
    for (const { width, bytes } of made.files)
      await services.files.put(imageFile(image.image_id, width), bytes);
    return await call.answer(
      (unit) => setImage(unit, params.id, image),
      () => presentPicture(image)!,
    );
  } catch (error) {
    for (const name of imageFileNames(image.image_id)) await services.files.remove(name);
    throw error;
  }
};

/** Removes the picture of a profile (X010); one that was replaced meanwhile is gone already. */
export const removeProfileImage: Handler<typeof removeContract> = async ({ params }, call) => {
  mustBeOwn(call.actor, params.id);
  const none = { image_id: null, image_blur: null };
  await call.change((unit) => setImage(unit, params.id, none, params.imageId));
  return undefined;
};

async function setImage(
  unit: UnitOfWork,
  userId: string,
  image: { image_id: string | null; image_blur: string | null },
  only?: string,
): Promise<void> {
  const before = (await lockProfile(unit.db, userId, unit.now)) ?? refuse('common.notFound');
  if (only && before.image_id !== only) refuse('common.notFound');
  await changeProfileRow(unit.db, userId, image, unit.now);
  if (before.image_id) await unit.enqueue(removeFiles, { files: imageFileNames(before.image_id) });
  await unit.record(image.image_id ? profileImageSet : profileImageRemoved, userId, {
    image: image.image_id ?? before.image_id,
  });
}
