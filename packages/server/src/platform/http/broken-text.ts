import type { z } from 'zod';

/**
 * Finds texts that no field can hold: with a NUL, which PostgreSQL refuses, or half a character, which would be stored
 * as another one. Both come from broken programs, never from a keyboard.
 */
export function brokenTexts(value: unknown, path: (string | number)[] = []): z.core.$ZodIssue[] {
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed()
      ? [{ code: 'custom', path, message: 'validation.form', input: value }]
      : [];
  if (Array.isArray(value)) return value.flatMap((one, at) => brokenTexts(one, [...path, at]));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, one]) =>
    brokenTexts(name).length > 0
      ? [{ code: 'custom' as const, path, message: 'validation.form', input: name }]
      : brokenTexts(one, [...path, name]),
  );
}
