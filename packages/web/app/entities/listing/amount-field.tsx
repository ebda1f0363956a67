import { amountFault, type CurrencyId, currencyOf, readAmount } from '@heima/domain/listings/price.ts';
import { isSignFirst, signOf } from '@heima/domain/shared/money.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import type { Bound, FieldState, FieldWords } from '#ui/fields/field.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { UnitField } from './unit-field.tsx';

interface AmountFieldProps extends Bound<string>, FieldWords, FieldState {
  currency: CurrencyId;
  /** What the amount is for: "á mánuði". */
  per?: string | undefined;
  /** The one amount that a page is about. */
  size?: 'medium' | 'large';
}

/**
 * An amount of money: krónur are whole and grouped while they are typed, other currencies have cents. One that cannot be
 * taken is reported when the field is left, and stays as it was typed.
 */
export function AmountField({ currency, per, ...props }: AmountFieldProps) {
  const { t, format, language } = useTexts();
  const code = currencyOf(currency);
  const wrong = (text: string) =>
    readAmount(text, code) === undefined ? t(amountFault(text, code)) : undefined;
  if (code === 'ISK')
    return (
      <NumberField
        {...props}
        wrong={wrong}
        groupMark={format.number(1000).charAt(1)}
        unit={per ? `kr. ${per}` : 'kr.'}
      />
    );
  const sign = signOf(code);
  const place = isSignFirst(code, language)
    ? { before: sign, unit: per }
    : { unit: per ? `${sign} ${per}` : sign };
  return <UnitField {...props} wrong={wrong} inputMode="decimal" {...place} />;
}
