import { z } from 'zod';
import { type PayoutMethod, payoutMethodTypes } from './payout-method.ts';

/** `PayoutMethod` as answers carry it. */
export const payoutMethodAnswer = z.object({
  id: z.string(),
  user_id: z.string(),
  type: z.enum(payoutMethodTypes),
  /** Null for cash. */
  bank_account: z
    .object({
      /** Compact, in upper case. */
      iban: z.string(),
      /** The parts of an Icelandic account; null for other countries. */
      kt: z.string().nullable(),
      bank: z.string().nullable(),
      hb: z.string().nullable(),
      rkn: z.string().nullable(),
    })
    .nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** What a change names by If-Match. */
  version: z.string(),
}) satisfies z.ZodType<PayoutMethod>;
