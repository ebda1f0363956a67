import { expect, it } from 'vitest';
import { isNewAgain } from './new-again.ts';

it('eye B13: a home is new again after fourteen days out of publication', () => {
  const since = '2026-11-01T10:00:00.000Z';
  expect(isNewAgain(since, new Date('2026-11-01T10:01:00Z'))).toBe(false);
  expect(isNewAgain(since, new Date('2026-11-15T09:59:59Z'))).toBe(false);
  expect(isNewAgain(since, new Date('2026-11-15T10:00:00Z'))).toBe(true);
  expect(isNewAgain(undefined, new Date(since))).toBe(true);
});
