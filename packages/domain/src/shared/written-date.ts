import { codeText } from './code-text.ts';
import { type PlainDate, readPlainDate } from './plain-date.ts';
import type { TextKey } from './text-key.ts';

/** Reads a day as people write it here: 1.1.2027, 01.01.2027, 1/1/2027, 2027-01-01; nothing for anything else. */
export function readWrittenDate(text: string): PlainDate | undefined {
  const trimmed = codeText(text);
  const found = /^(\d{1,2})[./\s-]+(\d{1,2})[./\s-]+(\d{4})\.?$/.exec(trimmed);
  if (!found) return readPlainDate(trimmed);
  const [, day = '', month = '', year = ''] = found;
  return readPlainDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

const dayForm = /^(\d{1,2}[./\s-]+\d{1,2}[./\s-]+\d{4}\.?|\d{4}-\d{2}-\d{2})$/;

/** Whether a text is written as a day that the calendar does not have, such as 31.2.2027. */
export const isImpossibleDay = (text: string): boolean =>
  dayForm.test(codeText(text)) && readWrittenDate(text) === undefined;

/** Key of what is wrong with a text that is no day. */
export const dayFault = (text: unknown): TextKey =>
  typeof text === 'string' && isImpossibleDay(text) ? 'validation.noSuchDay' : 'validation.date';
