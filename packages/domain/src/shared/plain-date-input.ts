import { z } from 'zod';
import { type PlainDate, readPlainDate } from './plain-date.ts';

/** A date in a body or query, sent as YYYY-MM-DD (R009). */
export const plainDate = z
  .string({ error: 'validation.date' })
  .refine((text) => readPlainDate(text) !== undefined, { error: 'validation.date' })
  .transform((text) => text as PlainDate);
