import { z } from 'zod';
import { codeText } from '../shared/code-text.ts';
import { readSize, sizeFault } from './size.ts';

/** A whole number as JSON or as typed text. */
export const wholeNumber = (min: number, max: number) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .transform(codeText)
          .pipe(z.string().regex(/^\d{1,15}$/))
          .transform(Number),
      ],
      { error: 'validation.integer' },
    )
    // The limit of the field comes first: a number beyond every whole number is told that one.
    .pipe(z.number().min(min).max(max))
    .pipe(z.int({ error: 'validation.integer' }));

export const sizeInput = z
  .union([z.number(), z.string()], { error: 'listings.messages.size' })
  .transform((value, context) => {
    const size = readSize(value);
    if (size !== undefined) return size;
    context.addIssue({ code: 'custom', message: sizeFault(value) });
    return z.NEVER;
  });
