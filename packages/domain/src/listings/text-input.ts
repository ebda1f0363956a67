import { z } from 'zod';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for; PostgreSQL takes no NUL.
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/;

/** Text as people type it: trimmed, in composed letters, without control characters; empty counts as too short. */
export const typedText = ({ min = 1, max }: { min?: number; max: number }) =>
  z
    .string()
    .refine((text) => !unprintable.test(text), { error: 'validation.form' })
    .transform((text) => text.replaceAll('\r\n', '\n').trim().normalize('NFC'))
    .pipe(z.string().min(min).max(max));

/** One line of such text. */
export const typedLine = (max: number) =>
  typedText({ max }).refine((text) => !text.includes('\n'), { error: 'validation.form' });

/** A line that may be emptied: an empty text is none. */
export const optionalLine = (max: number) =>
  typedText({ min: 0, max })
    .refine((text) => !text.includes('\n'), { error: 'validation.form' })
    .transform((text) => (text === '' ? null : text))
    .nullable();
