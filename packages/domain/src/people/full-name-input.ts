import { z } from 'zod';
import { isFullName, maxNameLength, normalizeName } from './full-name.ts';

/** A person's name in a body (R124). */
export const fullNameInput = z
  .string({ error: 'validation.name' })
  .max(500, { error: 'validation.name' })
  .transform(normalizeName)
  .pipe(
    z
      .string()
      .min(1, { abort: true })
      .max(maxNameLength, { abort: true })
      .refine(isFullName, { error: 'validation.name' }),
  );
