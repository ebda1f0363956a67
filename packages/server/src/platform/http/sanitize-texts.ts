import type { z } from 'zod';

/** Deeper than anything that a call of ours takes. */
const deepest = 20;
/**
 * Marks that turn the direction of what follows. Phones put them round numbers that are copied from them; elsewhere
 * they make a text read as what it is not.
 */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * What was sent, without marks of direction in its texts, and what no field can hold: a NUL, which PostgreSQL refuses,
 * half a character, which would be stored as another one, and lists in lists without end. These come from broken
 * programs, never from a keyboard.
 */
export function sanitizeTexts(given: unknown): { value: unknown; issues: z.core.$ZodIssue[] } {
  const issues: z.core.$ZodIssue[] = [];
  const refuse = (path: (string | number)[], input: unknown) =>
    issues.push({ code: 'custom', path, message: 'validation.form', input });
  const sanitized = (value: unknown, path: (string | number)[]): unknown => {
    if (typeof value === 'string') {
      if (isBroken(value)) refuse(path, value);
      return value.replace(directions, '');
    }
    if (value === null || typeof value !== 'object') return value;
    if (path.length >= deepest) {
      refuse(path.slice(0, 1), undefined);
      return undefined;
    }
    if (Array.isArray(value)) return value.map((one, at) => sanitized(one, [...path, at]));
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => {
        if (isBroken(name)) refuse(path, name);
        return [name, sanitized(one, [...path, name])];
      }),
    );
  };
  return { value: sanitized(given, []), issues };
}

const isBroken = (text: string): boolean => text.includes('\0') || !text.isWellFormed();
