import { z } from 'zod';

/** A code of the authenticator, or a recovery code, with or without its spaces and hyphen. */
export const secondFactorCode = z
  .string()
  .min(1)
  .max(40)
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase());
