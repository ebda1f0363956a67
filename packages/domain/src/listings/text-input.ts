import { z } from 'zod';
import { hasHeapedMarks, plainLetters } from '#shared/plain-letters.ts';
import { visibleLine, visibleText } from '#shared/visible-text.ts';

/** Text as people type it: trimmed, in composed letters, without what cannot be seen; empty counts as too short. */
export const typedText = ({ min = 1, max }: { min?: number; max: number }) =>
  z
    .string()
    .transform((text) => visibleText(text).trim().normalize('NFC'))
    .pipe(z.string().min(min).max(max));

/** One line of such text in plain letters; a break in it, as what is pasted has, is a space. */
export const typedLine = (max: number) => line(1, max);

/** A line that may be emptied: an empty text is none. */
export const optionalLine = (max: number) =>
  line(0, max)
    .transform((text) => (text === '' ? null : text))
    .nullable();

const line = (min: number, max: number) =>
  z
    .string()
    .transform((text) => plainLetters(visibleLine(text)).normalize('NFC'))
    .pipe(
      z
        .string()
        .min(min)
        .max(max)
        .refine((text) => !hasHeapedMarks(text), { error: 'validation.marks' }),
    );
