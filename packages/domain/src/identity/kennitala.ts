import { type PlainDate, readPlainDate } from '../shared/plain-date.ts';

const centuries: Readonly<Record<string, string>> = { '8': '18', '9': '19', '0': '20' };

/**
 * The birth date that a kennitala of ten digits holds; none in a company's number (40 added to the day) and in a system
 * number, which begins with 8 or 9 (rulings, Kennitala).
 */
export function birthDateOf(kennitala: string): PlainDate | undefined {
  const [, day, month, year, century = ''] = /^([0-3]\d)(\d\d)(\d\d)\d{3}(\d)$/.exec(kennitala) ?? [];
  const hundreds = centuries[century];
  return day && hundreds ? readPlainDate(`${hundreds}${year}-${month}-${day}`) : undefined;
}

/** A personal id as people read it: a kennitala as six digits, a hyphen and four (R135), others as they are. */
export const showPersonalId = (country: string, id: string): string =>
  country === 'IS' && /^\d{10}$/.test(id) ? `${id.slice(0, 6)}-${id.slice(6)}` : id;
