import { OwnerProof } from '#entities/person/owner-proof.tsx';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import type { EndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { DigitsInput } from '#ui/fields/digits-input.tsx';
import { controlProps, Field } from '#ui/fields/field.tsx';
import { digitsWithin, isBare } from '#ui/fields/grouped-digits.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { AccountNumberField } from './account-number-field.tsx';
import type { PayoutValues, Way } from './form-values.ts';
import styles from './payout-fields.module.css';

interface PayoutFieldsProps {
  form: EndpointForm<PayoutValues>;
  /** The ways that are offered. */
  offered: readonly Way[];
  /** Whether a bank account is saved only with the password. */
  asksPassword: boolean;
  /** Whether it takes an electronic ID first. */
  asksElectronicId: boolean;
  /** Where the identity gateway sends people back to. */
  returnPath: string;
}

/** The form of a payout method: the way, and what belongs to it. */
export function PayoutFields({
  form,
  offered,
  asksPassword,
  asksElectronicId,
  returnPath,
}: PayoutFieldsProps) {
  const { t } = useTexts();
  const { way } = form.values;
  return (
    <form {...form.formProps} className="stack">
      <FormProblems form={form} />
      <Segmented label={t('payouts.form.way')} wide>
        {offered.map((one) => (
          <button key={one} type="button" aria-pressed={way === one} onClick={() => form.set('way', one)}>
            {t(`payouts.form.ways.${one}`)}
          </button>
        ))}
      </Segmented>
      <OwnerProof needed={asksElectronicId && way !== 'cash'} returnPath={returnPath} />
      {way === 'parts' && <Parts form={form} />}
      {way === 'iban' && (
        <TextField
          {...form.field('iban')}
          label={t('payouts.form.iban')}
          help={t('payouts.form.ibanHelp')}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          first
        />
      )}
      {way === 'cash' && <p className="muted">{t('payouts.form.cashHelp')}</p>}
      {way !== 'cash' && (asksPassword || form.errors.current_password) && (
        <PasswordField
          {...form.field('current_password')}
          label={t('payouts.form.password')}
          help={t('payouts.form.passwordHelp')}
          showLabel={t('payouts.form.showPassword')}
          hideLabel={t('payouts.form.hidePassword')}
          autoComplete="current-password"
        />
      )}
      {way !== 'cash' && <p className="small muted">{t('payouts.form.tell')}</p>}
      <SubmitButton form={form}>{t('payouts.form.save')}</SubmitButton>
    </form>
  );
}

const ktDigits = 10;
const birthDigits = 6;
const showKt = (digits: string): string =>
  digits.length > birthDigits && isBare(digits)
    ? `${digits.slice(0, birthDigits)}-${digits.slice(birthDigits)}`
    : digits;

/** An Icelandic account: its number, and whose it is. */
function Parts({ form }: { form: EndpointForm<PayoutValues> }) {
  const { t } = useTexts();
  const kt = form.field('kt');
  return (
    <>
      <AccountNumberField
        parts={{ bank: form.field('bank'), hb: form.field('hb'), rkn: form.field('rkn') }}
        onWhole={(account) => {
          for (const [name, digits] of Object.entries(account))
            form.set(name as keyof typeof account, digits);
        }}
      />
      <Field id={kt.id} label={t('payouts.form.kt')} error={kt.error}>
        <DigitsInput
          {...controlProps(kt, {}, {})}
          className={styles.holder}
          value={kt.value}
          onDigits={kt.onChange}
          read={(change) => digitsWithin(change, ktDigits, kt.value)}
          show={showKt}
          inputMode="numeric"
          autoComplete="off"
        />
      </Field>
    </>
  );
}
