import type { Language } from './language.ts';

/** The currencies of the product; 1 is ISK, the default (R007, R286). */
export const currencies = [
  { id: 1, quote: 'ISK', symbol: 'kr.', title: 'Íslensk króna', decimals: 0 },
  { id: 2, quote: 'USD', symbol: '$', title: 'US dollar', decimals: 2 },
  { id: 3, quote: 'EUR', symbol: '€', title: 'Euro', decimals: 2 },
] as const;
export type Currency = (typeof currencies)[number]['quote'];
export const currencyCodes = ['ISK', 'USD', 'EUR'] as const;

/**
 * An amount in minor units as the wire and forms write it: whole krónur, dollars and euros with their cents (1545.5).
 */
export const writtenAmount = (minor: number, currency: Currency): number =>
  currency === 'ISK' ? minor : minor / 100;

/** An amount as the wire writes it, in minor units; the opposite of `writtenAmount`. */
export const minorAmount = (written: number, currency: Currency): number =>
  currency === 'ISK' ? written : Math.round(written * 100);

/** Largest amount in krónur that any field takes: far above every rent, so that a slip of the finger is noticed. */
export const maxIsk = 1_000_000_000;

const group = (digits: string, mark: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, mark);
const marks: Record<Language, { group: string; decimal: string }> = {
  is: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
  ua: { group: '\u00a0', decimal: ',' },
};

/** A number grouped as the language writes it: 1.234.567 in Icelandic, 1,234,567 in English. */
export const showNumber = (value: number, language: Language): string => {
  const [whole, fraction] = String(Math.abs(value)).split('.');
  const text = group(whole!, marks[language].group) + (fraction ? marks[language].decimal + fraction : '');
  return value < 0 ? `-${text}` : text;
};

/** The sign of a currency: kr., $, €. */
export const signOf = (currency: Currency): string =>
  currencies.find(({ quote }) => quote === currency)!.symbol;

/** Whether the sign stands before the number: $1,545, and €1,900 in English; 1.900 € in Icelandic and Ukrainian. */
export const isSignFirst = (currency: Currency, language: Language): boolean =>
  currency === 'USD' || (currency === 'EUR' && language === 'en');

/**
 * A price as shown everywhere: ISK with the suffix kr. (R005), dollars with their sign before the number (R006), euros
 * as the language writes them. `minor` is whole krónur for ISK, cents for USD and EUR.
 */
export function showMoney(minor: number, currency: Currency, language: Language): string {
  if (currency === 'ISK') return `${showNumber(minor, language)}\u00a0kr.`;
  const cents = Math.abs(minor) % 100;
  const whole = group(String(Math.trunc(Math.abs(minor) / 100)), marks[language].group);
  const text = cents ? `${whole}${marks[language].decimal}${String(cents).padStart(2, '0')}` : whole;
  const minus = minor < 0 ? '-' : '';
  return isSignFirst(currency, language)
    ? `${minus}${signOf(currency)}${text}`
    : `${minus}${text}\u00a0${signOf(currency)}`;
}
