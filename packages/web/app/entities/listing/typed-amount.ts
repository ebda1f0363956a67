import type { Language } from '@heima/domain/shared/language.ts';
import { type Currency, minorAmount, showNumber } from '@heima/domain/shared/money.ts';

/** An amount of an answer as people type it: 285000 krónur, 1,545.50 dollars; fields group krónur themselves. */
export function typedAmount(amount: number | null, currency: Currency, language: Language): string {
  if (amount === null) return '';
  const minor = minorAmount(amount, currency);
  if (currency === 'ISK') return String(minor);
  const whole = showNumber(Math.trunc(minor / 100), language);
  const cents = String(minor % 100).padStart(2, '0');
  return minor % 100 === 0 ? whole : `${whole}${language === 'en' ? '.' : ','}${cents}`;
}
