import { z } from 'zod';

/** A profile picture: square, as WebP of 160 and 480 pixels, with a tiny preview as a data address. */
export const profileImageAnswer = z.object({
  id: z.string(),
  image: z.object({ smaller: z.string(), larger: z.string() }),
  blur: z.string(),
});
export type ProfileImage = z.output<typeof profileImageAnswer>;
