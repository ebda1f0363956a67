import { birthYears } from '@heima/domain/people/birth-date.ts';
import { daysInMonth, type PlainDate, readPlainDate } from '@heima/domain/shared/plain-date.ts';

/** A birth date while it is being chosen; empty texts for what is not chosen yet. */
export interface DateParts {
  year: string;
  month: string;
  day: string;
}

export const noParts: DateParts = { year: '', month: '', day: '' };

/** A leap year, so that 29 February can be chosen before the year is. */
const anyLeapYear = 2000;

/** The years that can be chosen, the latest first (R133). */
export function yearsToChoose(today: PlainDate): string[] {
  const { first, last } = birthYears(today);
  return Array.from({ length: last - first + 1 }, (_, at) => String(last - at));
}

/** The days of the chosen month, 31 before one is chosen (R134). */
export function daysToChoose({ year, month }: DateParts): string[] {
  const count = month === '' ? 31 : daysInMonth(Number(year) || anyLeapYear, Number(month));
  return Array.from({ length: count }, (_, at) => String(at + 1));
}

/** The parts after one was chosen; a day that the month lacks is taken back. */
export function withPart(parts: DateParts, name: keyof DateParts, value: string): DateParts {
  const next = { ...parts, [name]: value };
  return daysToChoose(next).includes(next.day) ? next : { ...next, day: '' };
}

/** The date once year, month and day make one; an empty text before (R131). */
export function wholeDate({ year, month, day }: DateParts): string {
  if (!year || !month || !day) return '';
  return readPlainDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) ?? '';
}

/** The parts of a date that is already known. */
export function partsOf(date: string): DateParts {
  const [year, month, day] = date.split('-').map(Number);
  return year && month && day ? { year: String(year), month: String(month), day: String(day) } : noParts;
}
