import { visibleText } from '@heima/domain/shared/visible-text.ts';
import type { z } from 'zod';

/** Deeper than anything that a call of ours takes. */
const deepest = 20;

/**
 * What was sent, its texts without what cannot be seen in them, and what no field can hold: half a character, which
 * would be stored as another one, lists in lists without end, and a name that would change the object it is put into.
 * These come from broken programs, never from a keyboard.
 */
export function sanitizeTexts(given: unknown): { value: unknown; issues: z.core.$ZodIssue[] } {
  const issues: z.core.$ZodIssue[] = [];
  const refuse = (path: (string | number)[], input: unknown, message = 'validation.form') =>
    issues.push({ code: 'custom', path, message, input });
  const sanitized = (value: unknown, path: (string | number)[]): unknown => {
    if (typeof value === 'string') {
      if (!value.isWellFormed()) refuse(path, value);
      return visibleText(value);
    }
    if (value === null || typeof value !== 'object') return value;
    if (path.length >= deepest) {
      refuse(path.slice(0, 1), undefined);
      return undefined;
    }
    if (Array.isArray(value)) return value.map((one, at) => sanitized(one, [...path, at]));
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, one]) => {
        if (!name.isWellFormed()) refuse(path, name);
        if (name !== '__proto__') return [[name, sanitized(one, [...path, name])]];
        refuse([...path, name], one, 'validation.unknownField');
        return [];
      }),
    );
  };
  return { value: sanitized(given, []), issues };
}
