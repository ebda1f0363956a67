import { z } from 'zod';
import { readSize } from './size.ts';

/** A whole number as JSON or as typed text. */
export const wholeNumber = (min: number, max: number) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^\d{1,9}$/)
          .transform(Number),
      ],
      { error: 'validation.integer' },
    )
    .pipe(z.int({ error: 'validation.integer' }).min(min).max(max));

export const sizeInput = z
  .union([z.number(), z.string()], { error: 'listings.messages.size' })
  .transform((value, context) => {
    const size = readSize(value);
    if (size !== undefined) return size;
    context.addIssue({ code: 'custom', message: 'listings.messages.size' });
    return z.NEVER;
  });
