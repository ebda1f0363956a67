import { z } from 'zod';
import { readIsk } from './read-isk.ts';

/** A whole number in a query string; the text `12` and the number 12 are the same, anything else is refused. */
export const queryInteger = ({ min, max }: { min: number; max: number }) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^-?\d{1,15}$/)
          .transform(Number),
      ],
      { error: 'validation.integer' },
    )
    .pipe(z.number().min(min).max(max))
    .pipe(z.int({ error: 'validation.integer' }));

/** An amount of krónur in a query string, as `readIsk` reads it: 285000, "285.000", "285 þús". */
export const queryAmount = ({ min, max }: { min: number; max: number }) =>
  z
    .union([z.number(), z.string().trim()], { error: 'validation.amount' })
    .transform((value, context) => {
      const amount = readIsk(value);
      if (amount !== undefined) return amount;
      context.addIssue({ code: 'custom', message: 'validation.amount' });
      return z.NEVER;
    })
    .pipe(z.int().min(min).max(max));

/** A flag in a query string: `true`, `1`, `false` and `0`; the text `false` is never true. */
export const queryFlag = () =>
  z.union(
    [
      z.boolean(),
      z.enum(['true', 'false', '1', '0', '']).transform((text) => text === 'true' || text === '1'),
    ],
    { error: 'validation.flag' },
  );

/** Array parameters are repeated keys (R039); one key gives a list of one, none an empty list. */
export const repeated = <S extends z.ZodType>(item: S, max = 100) =>
  z
    .union([z.array(item).max(max), item.transform((one) => [one])], { error: 'validation.choice' })
    .default([]);
