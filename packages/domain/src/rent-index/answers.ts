import { z } from 'zod';
import { indexModelIds, valueStatuses } from './index-models.ts';

export const indexModelAnswer = z.object({
  id: z.enum(indexModelIds),
  code: z.enum(indexModelIds),
  name: z.string(),
  publisher: z.string(),
  /** Month in which the index was 100, YYYY-MM. */
  base: z.string().nullable(),
  /** Months from measurement to the month it governs; null where the lease says. */
  governing_delay_months: z.int().nullable(),
  is_accepted_by_register: z.boolean(),
  /** Latest value that may be shown as official. */
  latest: z.object({ month: z.string(), value: z.number(), status: z.enum(valueStatuses) }).nullable(),
});
