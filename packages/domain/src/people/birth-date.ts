import type { PlainDate } from '../shared/plain-date.ts';

/** R: selectable years run from 18 to 109 years before the current year. */
export const youngestYears = 18;
export const oldestYears = 109;

/** The years that can be chosen on a day, the latest first. */
export function birthYears(today: PlainDate): { first: number; last: number } {
  const year = Number(today.slice(0, 4));
  return { first: year - oldestYears, last: year - youngestYears };
}

/** Whether a birth date lies in the years that can be chosen. */
export function isBirthDate(date: PlainDate, today: PlainDate): boolean {
  const { first, last } = birthYears(today);
  const year = Number(date.slice(0, 4));
  return year >= first && year <= last;
}
