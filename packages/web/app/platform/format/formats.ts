import { exactUpTo } from '@heima/domain/shared/counting.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import { type Currency, minorAmount, showMoney, showNumber } from '@heima/domain/shared/money.ts';
import { readPlainDate, showDate } from '@heima/domain/shared/plain-date.ts';

/** How the page's language writes numbers, money and dates. */
export interface Formats {
  /** 285.000 kr. (R005), $1,545 (R006); `amount` as answers have it. */
  money(amount: number, currency?: Currency): string;
  number(value: number): string;
  /** A count for `t(key, …)`: beyond what is counted exactly it is "1.000+". */
  counted(count: number): { count: number; shown: string };
  /** DD.MM.YYYY from a plain date or an instant (R008). */
  date(value: string): string;
  /** 14:02 in Iceland. */
  time(value: string): string;
}

export function formatsFor(language: Language): Formats {
  return {
    money: (amount, currency = 'ISK') => showMoney(minorAmount(amount, currency), currency, language),
    number: (value) => showNumber(value, language),
    counted: (count) => ({
      count: Math.min(count, exactUpTo),
      shown: `${showNumber(Math.min(count, exactUpTo), language)}${count > exactUpTo ? '+' : ''}`,
    }),
    date: (value) => showDate(readPlainDate(value.slice(0, 10)) ?? ('' as never)),
    time: (value) => value.slice(11, 16),
  };
}
