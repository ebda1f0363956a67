import { homeCallingCode, nationalDigits } from '@heima/domain/contacts/phone-number.ts';
import { DigitsInput } from './digits-input.tsx';
import { type Bound, controlProps, Field, type FieldState, type FieldWords, fieldProps } from './field.tsx';
import { isBare, showPhone, type TextChange } from './grouped-digits.ts';
import { Affix } from './input.tsx';

interface PhoneFieldProps extends Bound<string>, FieldWords, FieldState {
  /** Fixed, stands before the number (R060). */
  callingCode: string;
  /** R059: seven for Iceland, the most there can be elsewhere. */
  digits: number;
}

/** The digits of a number abroad without its calling code; the server knows how long each country's numbers are. */
function abroadDigits(text: string, code: string, most: number, isOutside: boolean): string {
  const all = text.replace(/\D/g, '');
  const own = isOutside ? all.replace(/^00/, '') : all;
  if (isOutside) return own.startsWith(code) ? own.slice(code.length) : text;
  return own.length <= most ? own : text;
}

/**
 * A phone number; an Icelandic one: digits only and never too many (R058, R059, R149). A calling code of its own is taken off;
 * a number that is longer, or of another country, stays as it was pasted, because cut to fit it would be a stranger's.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { value, onChange, callingCode, digits } = props;
  const code = callingCode.slice(1);
  const isHome = callingCode === homeCallingCode;
  const read = ({ text, typed }: TextChange): string => {
    const all = text.replace(/\D/g, '');
    const isOutside = /^[\s(]*(?:\+|00)/u.test(text);
    if (!isHome) return abroadDigits(text, code, digits, isOutside);
    if (!isOutside && all.length <= digits) return all;
    const own = nationalDigits(callingCode, text.replace(/[^\d+]/g, ''));
    if (own?.length === digits) return own;
    const mayBecomeWhole = isOutside || all.startsWith(code);
    return typed && isBare(value) && !mayBecomeWhole ? value : text;
  };
  return (
    <Field {...fieldProps(props)}>
      <Affix fixed={callingCode}>
        <DigitsInput
          {...controlProps(props, props, props)}
          size="phone"
          value={value}
          onDigits={onChange}
          read={read}
          show={isHome ? showPhone : (text) => text}
          inputMode="tel"
          autoComplete="tel-national"
        />
      </Affix>
    </Field>
  );
}
