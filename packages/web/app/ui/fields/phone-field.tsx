import { DigitsInput } from './digits-input.tsx';
import { type Bound, controlProps, Field, type FieldState, type FieldWords, fieldProps } from './field.tsx';
import { digitsOf, showPhone } from './grouped-digits.ts';
import { Affix } from './input.tsx';

interface PhoneFieldProps extends Bound<string>, FieldWords, FieldState {
  /** Fixed, stands before the number (R060). */
  callingCode: string;
  /** R059: seven for Iceland. */
  digits: number;
}

/** An Icelandic phone number: digits only and never too many (R058, R059, R149); a pasted calling code is dropped. */
export function PhoneField(props: PhoneFieldProps) {
  const { value, onChange, callingCode, digits } = props;
  const code = callingCode.replace(/\D/g, '');
  const read = (text: string): string => {
    const all = text.replace(/\D/g, '');
    const own = all.length > digits && all.startsWith(code) ? all.slice(code.length) : all;
    return digitsOf(own.replace(/^00/, ''), digits);
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
