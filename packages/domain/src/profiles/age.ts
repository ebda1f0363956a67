import type { PlainDate } from '../shared/plain-date.ts';

/** Whole years lived on a day (C33). Somebody born on 29 February grows older on 1 March in common years. */
export function ageOn(birthDate: PlainDate, today: PlainDate): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
