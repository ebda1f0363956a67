import { z } from 'zod';
import { isEmail, normalizeEmail } from './email-address.ts';

/** An e-mail address in a body or path: normalized, kept as typed (R057, R163). */
export const emailInput = z
  .string({ error: 'validation.email' })
  .max(1000, { error: 'validation.email' })
  .transform(normalizeEmail)
  .refine(isEmail, { error: 'validation.email' });
