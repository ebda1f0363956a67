import { z } from 'zod';

/** A position in a body or an answer. */
export const point = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});
