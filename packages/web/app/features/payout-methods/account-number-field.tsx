import { bankOf } from '@heima/domain/payouts/banks.ts';
import {
  type AccountNumber,
  type IcelandicAccount,
  partLengths,
  partsOfIban,
  readAccountNumber,
} from '@heima/domain/payouts/icelandic-account.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { classNames } from '#ui/class-names.ts';
import { DigitsInput } from '#ui/fields/digits-input.tsx';
import { type Bound, FieldError } from '#ui/fields/field.tsx';
import { digitsOf } from '#ui/fields/grouped-digits.ts';
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
    <fieldset className={classNames(styles.accountnr, 'field')}>
      <legend className="label">{t('payouts.form.number')}</legend>
      <div className={styles.accountnrParts}>
        {names.map((name) => {
          const { id, value, onChange, error } = parts[name];
          return (
            <div key={name} className={error ? 'field field--bad' : 'field'}>
              <label htmlFor={id}>{t(`payouts.form.${name}`)}</label>
              <DigitsInput
                id={id}
                name={name}
                className="input num"
                value={value}
                onDigits={onChange}
                read={(text) => digitsOf(text, partLengths[name])}
                show={(digits) => digits}
                inputMode="numeric"
                autoComplete="off"
                placeholder={'0'.repeat(partLengths[name])}
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
            </div>
          );
        })}
      </div>
      {[...messages].map(([message, wrong]) => (
        <FieldError key={message} id={parts[wrong[0]!].id}>
          {`${wrong.map((name) => t(`payouts.form.${name}`)).join(', ')}: ${message}`}
        </FieldError>
      ))}
      <p className="help" aria-live="polite">
        {bank && t(`payouts.banks.${bank}`)}
      </p>
    </fieldset>
  );
}
