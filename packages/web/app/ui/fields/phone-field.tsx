import { nationalDigits } from '@heima/domain/contacts/phone-number.ts';
import { DigitsInput } from './digits-input.tsx';
import { type Bound, controlProps, Field, type FieldState, type FieldWords, fieldProps } from './field.tsx';
import { isBare, showPhone, type TextChange } from './grouped-digits.ts';
import { Affix } from './input.tsx';

interface PhoneFieldProps extends Bound<string>, FieldWords, FieldState {
  /** Fixed, stands before the number (R060). */
  callingCode: string;
  /** R059: seven for Iceland. */
  digits: number;
}

/**
 * An Icelandic phone number: digits only and never too many (R058, R059, R149). A calling code of its own is taken off;
 * a number that is longer, or of another country, stays as it was pasted, because cut to fit it would be a stranger's.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { value, onChange, callingCode, digits } = props;
  const code = callingCode.slice(1);
  const read = ({ text, typed }: TextChange): string => {
    const all = text.replace(/\D/g, '');
    const isOutside = /^[\s(]*(?:\+|00)/u.test(text);
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
          show={showPhone}
          inputMode="tel"
          autoComplete="tel-national"
        />
      </Affix>
    </Field>
  );
}
