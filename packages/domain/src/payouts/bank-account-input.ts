import { z } from 'zod';
import { readNationalId } from '../identity/national-id.ts';
import { ibanOf, readIban } from './iban.ts';
import { type AccountNumber, readPart } from './icelandic-account.ts';

/** More than any number with its spaces and dashes. */
const numberText = z.string().max(100);
const parts = ['bank', 'hb', 'rkn'] as const satisfies readonly (keyof AccountNumber)[];

/**
 * A bank account in a body: an IBAN, or the parts kt, bank, hb and rkn of an Icelandic account (R447). Spaces, dashes,
 * small letters and left out leading zeros are taken. Both come out as the IBAN, which says all of it.
 */
export const bankAccountInput = z
  .strictObject({
    iban: numberText.optional(),
    kt: numberText.optional(),
    bank: numberText.optional(),
    hb: numberText.optional(),
    rkn: numberText.optional(),
  })
  .transform((given, context): { iban: string } => {
    const wrong = (field: keyof typeof given, message: string, params: Record<string, number> = {}) =>
      context.addIssue({ code: 'custom', path: [field], message, params, input: given[field] });
    const byParts = [given.kt, given.bank, given.hb, given.rkn].some((part) => part !== undefined);
    if (given.iban !== undefined || !byParts) {
      if (byParts) wrong('iban', 'payouts.problems.bothWays');
      else if (!given.iban?.trim()) wrong('iban', 'validation.required');
      else {
        const read = readIban(given.iban);
        if ('iban' in read) return read;
        wrong('iban', `payouts.problems.${read.problem}`, read.length ? { length: read.length } : {});
      }
      return z.NEVER;
    }
    const [bank, hb, rkn] = parts.map((part) => {
      const text = given[part]?.trim() ?? '';
      const read = readPart(part, text);
      if (read === undefined) wrong(part, text ? `payouts.problems.${part}` : 'validation.required');
      return read;
    });
    const holder = given.kt?.trim() ?? '';
    const kt = readNationalId(holder);
    if (kt === undefined) wrong('kt', holder ? 'payouts.problems.kt' : 'validation.required');
    return bank && hb && rkn && kt ? { iban: ibanOf({ kt, bank, hb, rkn }) } : z.NEVER;
  });
