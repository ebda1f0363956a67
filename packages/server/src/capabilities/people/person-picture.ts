import type { ProfileImage } from '@heima/domain/people/profile-image.ts';

/** Sides of the square files, in pixels: for rows and for the profile itself, twice what screens show. */
export const imageSides = [160, 480] as const;

/** Name of a picture's file in the store. */
export const imageFile = (id: string, side: number): string => `profile-images/${id}-${side}.webp`;

/** Every file of a picture. */
export const imageFileNames = (id: string): string[] => imageSides.map((side) => imageFile(id, side));

/** A picture as answers carry it. */
export const presentPicture = ({
  image_id: id,
  image_blur: blur,
}: {
  image_id: string | null;
  image_blur: string | null;
}): ProfileImage | null =>
  id === null || blur === null
    ? null
    : {
        id,
        image: {
          smaller: `/media/${imageFile(id, imageSides[0])}`,
          larger: `/media/${imageFile(id, imageSides[1])}`,
        },
        blur,
      };
