import { currentUser } from '@heima/domain/accounts/endpoints.ts';
import { addPhone } from '@heima/domain/contacts/endpoints.form.ts';
import { homeCallingCode, icelandicDigits } from '@heima/domain/contacts/phone-number.ts';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import styles from './contact.module.css';

interface AddPhoneProps {
  userId: string;
  onAdded?: (phone: { id: string }) => void;
}

/** Adds an Icelandic phone number (R152, R153); the codes go to Icelandic numbers only. */
export function AddPhone({ userId, onAdded }: AddPhoneProps) {
  const { t } = useTexts();
  const form = useEndpointForm(addPhone, {
    initial: { number: '' },
    toArgs: ({ number }) => ({
      params: { id: userId },
      body: { country_code: { code: homeCallingCode }, number },
    }),
    fieldNames: { country_code: 'number' },
    stale: [currentUser],
    onDone: (phone) => {
      form.set('number', '');
      onAdded?.(phone);
    },
  });
  return (
    <form className="stack stack--12" {...form.formProps}>
      <FormProblems form={form} />
      <div className={styles.add}>
        <PhoneField
          {...form.field('number')}
          label={t('auth.contact.newPhone')}
          callingCode={homeCallingCode}
          digits={icelandicDigits}
          first
        />
        <SubmitButton form={form} variant="line" size="field" className={styles.button}>
          {t('auth.contact.add')}
        </SubmitButton>
      </div>
    </form>
  );
}
