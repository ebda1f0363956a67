import { expect, it } from 'vitest';
import { isFetchDue } from './fetch-due.ts';

it('rates are fetched when there are none, and once after noon and after five', () => {
  const due = (fetched: string, now: string) =>
    isFetchDue(new Date(`2026-11-${fetched}Z`), new Date(`2026-11-${now}Z`));
  expect(isFetchDue(undefined, new Date())).toBe(true);
  expect(due('26T17:03', '27T11:59')).toBe(false);
  expect(due('26T17:03', '27T12:00')).toBe(true);
  expect(due('27T12:00', '27T16:59')).toBe(false);
  expect(due('27T12:00', '27T17:00')).toBe(true);
  expect(due('27T17:00', '28T00:30')).toBe(false);
  // Makes up for days on which no worker ran.
  expect(due('20T17:00', '28T00:30')).toBe(true);
});
