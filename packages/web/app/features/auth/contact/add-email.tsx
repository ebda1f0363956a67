import { addEmail } from '@heima/domain/contacts/endpoints.form.ts';
import { sendEmailConfirmation } from '@heima/domain/contacts/endpoints.ts';
import { useRef } from 'react';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './contact.module.css';

/** Adds an e-mail address and sends its confirmation at once; it counts for nothing before that (U10). */
export function AddEmail({ userId }: { userId: string }) {
  const { t } = useTexts();
  const sentTo = useRef('');
  const confirmation = useEndpointCall(sendEmailConfirmation, {
    onDone: () => {
      showToast({ tone: 'success', text: t('auth.contact.mailSent', { email: sentTo.current }) });
    },
  });
  const form = useEndpointForm(addEmail, {
    initial: { email: '' },
    toArgs: (body) => ({ params: { id: userId }, body }),
    onDone: async ({ id, address }) => {
      form.set('email', '');
      sentTo.current = address;
      await confirmation.run({ params: { id }, body: {} });
    },
  });
  return (
    <form className="stack stack--12" {...form.formProps}>
      <FormProblems form={form} />
      {confirmation.refusal && (
        <Notice tone="danger" role="alert">
          {confirmation.refusal}
        </Notice>
      )}
      <div className={styles.add}>
        <TextField
          {...form.field('email')}
          type="email"
          label={t('auth.contact.newEmail')}
          autoComplete="email"
        />
        <SubmitButton form={form} variant="line" size="field" className={styles.button}>
          {t('auth.contact.add')}
        </SubmitButton>
      </div>
    </form>
  );
}
