import { z } from 'zod';

/** A corner of the map as `lat,lng` in degrees; anything that is no point on earth is refused. */
export const boundary = z
  .union([z.string().trim(), z.object({ lat: z.number(), lng: z.number() })], { error: 'validation.point' })
  .transform((value, context) => {
    const parts = typeof value === 'string' ? value.split(',') : [String(value.lat), String(value.lng)];
    const numbers = parts.map((part) => (/^-?\d{1,3}(\.\d{1,15})?$/.test(part.trim()) ? Number(part) : Number.NaN));
    const [lat, lng] = numbers;
    if (parts.length !== 2 || lat === undefined || lng === undefined || !(Math.abs(lat) <= 90) || !(Math.abs(lng) <= 180)) {
      context.addIssue({ code: 'custom', message: 'validation.point' });
      return z.NEVER;
    }
    return { lat, lng };
  });
