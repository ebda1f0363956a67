import { codeText } from '../shared/code-text.ts';
import { type PlainDate, readPlainDate } from '../shared/plain-date.ts';

/** Companies of the first register have the 29th to 31st of February 1969 in their number. */
const firstCompanies = /^(69|70|71)0269/;

const centuries: Readonly<Record<string, string>> = { '8': '18', '9': '19', '0': '20' };

/** Whether ten digits are the number of a company: a date with 40 added to the day. */
export const isCompanyId = (digits: string): boolean => /^[4-7]/.test(digits);

/**
 * A national id (kennitala) as ten digits: trimmed, one hyphen or space after the sixth removed, nothing padded.
 * Nothing when it cannot be one: its date must exist and, where `today` is given, not lie ahead of it. The check digit
 * is no proof since February 2026 and is not looked at; a system number (first digit 8 or 9) holds no date (rulings,
 * Kennitala).
 */
export function readNationalId(text: string, today?: PlainDate): string | undefined {
  const found = /^\s*(\d{6})[- –]?(\d{4})\s*$/.exec(codeText(text));
  if (!found) return undefined;
  const digits = `${found[1]}${found[2]}`;
  if (/^[89]/.test(digits) || firstCompanies.test(digits)) return digits;
  const century = centuries[digits[9]!];
  const day = String(Number(digits.slice(0, 2)) - (isCompanyId(digits) ? 40 : 0)).padStart(2, '0');
  const date = readPlainDate(`${century}${digits.slice(4, 6)}-${digits.slice(2, 4)}-${day}`);
  return date && (!today || date <= today) ? digits : undefined;
}
