import { z } from 'zod';
import { readSize, sizeFault } from './size.ts';

/** The message for no whole number. Leaves the messages that name a limit, which a plain text would replace. */
const notWhole = ({ code }: { code?: string | undefined }) =>
  code === 'too_big' || code === 'too_small' ? undefined : 'validation.integer';

/** A whole number as JSON or as typed text. */
export const wholeNumber = (min: number, max: number) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^\d{1,15}$/)
          .transform(Number),
      ],
      { error: 'validation.integer' },
    )
    .pipe(z.int({ error: notWhole }).min(min).max(max));

export const sizeInput = z
  .union([z.number(), z.string()], { error: 'listings.messages.size' })
  .transform((value, context) => {
    const size = readSize(value);
    if (size !== undefined) return size;
    context.addIssue({ code: 'custom', message: sizeFault(value) });
    return z.NEVER;
  });
