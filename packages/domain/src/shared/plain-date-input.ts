import { z } from 'zod';
import { type PlainDate, readPlainDate } from './plain-date.ts';
import { dayFault } from './written-date.ts';

/** A date in a body or query, sent as YYYY-MM-DD (R009). */
export const plainDate = z
  .string({ error: 'validation.date' })
  .refine((text) => readPlainDate(text) !== undefined, { error: ({ input }) => dayFault(input) })
  .transform((text) => text as PlainDate);
