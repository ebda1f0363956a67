import { bankOf } from '@heima/domain/payouts/banks.ts';
import {
  type AccountNumber,
  type IcelandicAccount,
  partLengths,
  partsOfIban,
  readAccountNumber,
} from '@heima/domain/payouts/icelandic-account.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { DigitsInput } from '#ui/fields/digits-input.tsx';
import { type Bound, Field, FieldError, FieldHelp } from '#ui/fields/field.tsx';
import { FieldGroup } from '#ui/fields/field-group.tsx';
import { digitsWithin } from '#ui/fields/grouped-digits.ts';
import styles from './payout-fields.module.css';

interface AccountNumberFieldProps {
  parts: Readonly<Record<keyof AccountNumber, Bound<string>>>;
  /** A whole number was pasted into one of the three. */
  onWhole: (account: AccountNumber | IcelandicAccount) => void;
}

/** The number of an Icelandic account in its three parts; a whole number pasted into any of them fills all. */
export function AccountNumberField({ parts, onWhole }: AccountNumberFieldProps) {
  const { t } = useTexts();
  const bank = bankOf(parts.bank.value);
  const names = Object.keys(partLengths) as (keyof AccountNumber)[];
  const messages = Map.groupBy(
    names.filter((name) => parts[name].error),
    (name) => parts[name].error!,
  );
  const errorId = (message: string) => `${parts[messages.get(message)![0]!].id}-error`;
  return (
    <FieldGroup legend={t('payouts.form.number')}>
      <div className={styles.parts}>
        {names.map((name) => {
          const { id, value, onChange, error } = parts[name];
          return (
            <Field key={name} id={id} look="quiet" label={t(`payouts.form.${name}`)}>
              <DigitsInput
                id={id}
                name={name}
                value={value}
                onDigits={onChange}
                read={(change) => digitsWithin(change, partLengths[name], value)}
                show={(digits) => digits}
                inputMode="numeric"
                autoComplete="off"
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? errorId(error) : undefined}
                data-first={name === 'bank' ? true : undefined}
                onPaste={(event) => {
                  const text = event.clipboardData.getData('text');
                  const whole = readAccountNumber(text) ?? partsOfIban(text.replace(/\s/g, '').toUpperCase());
                  if (!whole) return;
                  event.preventDefault();
                  onWhole(whole);
                }}
              />
            </Field>
          );
        })}
      </div>
      {[...messages].map(([message, wrong]) => (
        <FieldError key={message} id={parts[wrong[0]!].id}>
          {`${wrong.map((name) => t(`payouts.form.${name}`)).join(', ')}: ${message}`}
        </FieldError>
      ))}
      <FieldHelp live>{bank && t(`payouts.banks.${bank}`)}</FieldHelp>
    </FieldGroup>
  );
}
