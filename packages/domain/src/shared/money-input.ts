import { z } from 'zod';
import { maxIsk, readIsk } from './money.ts';

/** An amount in whole krónur in a body: a number, or text as people type it. */
export const iskAmount = (most = maxIsk) =>
  z.union([z.number(), z.string()], { error: 'validation.amount' }).transform((value, context) => {
    const amount = readIsk(value);
    if (amount === undefined) {
      context.addIssue({ code: 'custom', message: 'validation.amount' });
      return z.NEVER;
    }
    if (amount > most) {
      context.addIssue({ code: 'custom', message: 'validation.amountTooHigh', params: { maximum: most } });
      return z.NEVER;
    }
    return amount;
  });
