import { type PlainDate, readPlainDate } from '@heima/domain/shared/plain-date.ts';

export interface Entry {
  day: PlainDate;
  value: number;
}

/** One group from its first tag to its closing one: an answer that broke off is none. */
const wholeGroup = /^\s*(?:<\?xml[^>]*\?>\s*)?<Group\b[^>]*>([\s\S]*)<\/Group>\s*$/;
const oneSeries = /<TimeSeries\s+ID="(\d+)"[^>]*>([\s\S]*?)<\/TimeSeries>/g;
const oneEntry = /<Entry>([\s\S]*?)<\/Entry>/g;
/** Month before day, with a time of day that says nothing: 11/27/2026 12:00:00 AM. */
const date = /<Date>\s*(\d{1,2})\/(\d{1,2})\/(\d{4})(?:\s[^<]*)?<\/Date>/;
const number = /<Value>\s*(\d+(?:\.\d+)?)\s*<\/Value>/;

/**
 * The entries of each time series in an answer of the Central Bank, by the number of the series.
 * @returns nothing when the answer is not whole, or an entry in it cannot be read
 */
export function readTimeSeries(xml: string): Map<string, Entry[]> | undefined {
  const group = wholeGroup.exec(xml)?.[1];
  if (group === undefined) return undefined;
  const found = new Map<string, Entry[]>();
  for (const [, id, text] of group.matchAll(oneSeries)) {
    const entries = [...text!.matchAll(oneEntry)].map(([, entry]) => readEntry(entry!));
    if (!entries.every((entry) => entry !== undefined)) return undefined;
    found.set(id!, entries);
  }
  return found;
}

function readEntry(text: string): Entry | undefined {
  const [, month, dayOfMonth, year] = date.exec(text) ?? [];
  const [, value] = number.exec(text) ?? [];
  if (!month || !dayOfMonth || !year || !value) return undefined;
  const day = readPlainDate(`${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`);
  return day && { day, value: Number(value) };
}
