/** A calendar day `YYYY-MM-DD`; never an instant (rulings, Time). */
export type PlainDate = string & { readonly plainDate: unique symbol };

const form = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days of a month in the Gregorian calendar; month from 1. */
export const daysInMonth = (year: number, month: number): number =>
  month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31;

const parts = (date: PlainDate): [number, number, number] => {
  const found = form.exec(date)!;
  return [Number(found[1]), Number(found[2]), Number(found[3])];
};

const write = (year: number, month: number, day: number): PlainDate =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as PlainDate;

/** Reads `YYYY-MM-DD`; nothing when it is not a day of the calendar (29 February in common years, 31 April). */
export function readPlainDate(text: string): PlainDate | undefined {
  const found = form.exec(text);
  if (!found) return undefined;
  const [year, month, day] = [Number(found[1]), Number(found[2]), Number(found[3])];
  // The calendar of databases has no year 0.
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return text as PlainDate;
}

/** Today's date in Iceland, which is UTC all year (Atlantic/Reykjavik). */
export const todayInIceland = (now: Date): PlainDate => now.toISOString().slice(0, 10) as PlainDate;

/** The day `count` days later (or earlier when negative). */
export function addDays(date: PlainDate, count: number): PlainDate {
  const [year, month, day] = parts(date);
  return new Date(Date.UTC(year, month - 1, day + count)).toISOString().slice(0, 10) as PlainDate;
}

/** The same day `count` calendar months later; a day the month lacks becomes its last day (rulings, Time). */
export function addMonths(date: PlainDate, count: number): PlainDate {
  const [year, month, day] = parts(date);
  const index = year * 12 + (month - 1) + count;
  const [y, m] = [Math.floor(index / 12), (index % 12) + 1];
  return write(y, m, Math.min(day, daysInMonth(y, m)));
}

/** DD.MM.YYYY in every language (R008). */
export function showDate(date: PlainDate): string {
  const [year, month, day] = date.split('-');
  return `${day}.${month}.${year}`;
}
