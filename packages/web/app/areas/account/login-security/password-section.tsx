import type { CurrentUser } from '@heima/domain/accounts/endpoints.ts';
import { changePassword } from '@heima/domain/sign-in/endpoints.form.ts';
import { changedPasswordLength, signUpPasswordLength } from '@heima/domain/sign-in/password-rules.ts';
import { useQuery } from '@tanstack/react-query';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { classNames } from '#ui/class-names.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { Section } from '#ui/section.tsx';
import { showToast } from '#ui/toasts.ts';
import { factorQuery } from './factor-query.ts';
import styles from './login-security.module.css';
import { NoPassword } from './no-password.tsx';

/** The password: changing it, or for those who sign in by electronic ID the way to a first one. */
export function PasswordSection({ account }: { account: CurrentUser }) {
  const { t } = useTexts();
  const { data } = useQuery(factorQuery(account.id));
  return (
    <Section title={t('loginSecurityScreen.password.title')}>
      {data?.has_password === false ? <NoPassword account={account} /> : <ChangeForm userId={account.id} />}
    </Section>
  );
}

/** Changes the password (R071 to R073); every other device is signed out with it. */
function ChangeForm({ userId }: { userId: string }) {
  const { t } = useTexts();
  const form = useEndpointForm(changePassword, {
    initial: { current_password: '', new_password: '' },
    toArgs: (body) => ({ params: { id: userId }, body }),
    onDone: () => {
      form.set('current_password', '');
      form.set('new_password', '');
      showToast({ tone: 'success', text: t('loginSecurityScreen.password.saved') });
    },
  });
  const eye = { showLabel: t('loginSecurityScreen.show'), hideLabel: t('loginSecurityScreen.hide') };
  return (
    <form className={classNames(styles.form, 'stack')} {...form.formProps}>
      <FormProblems form={form} />
      <PasswordField
        {...form.field('current_password')}
        {...eye}
        label={t('loginSecurityScreen.password.current')}
        autoComplete="current-password"
      />
      <PasswordField
        {...form.field('new_password')}
        {...eye}
        label={t('loginSecurityScreen.password.next')}
        help={t('loginSecurityScreen.password.help', {
          count: changedPasswordLength,
          safer: signUpPasswordLength,
        })}
        autoComplete="new-password"
      />
      <SubmitButton form={form} variant="line" className={styles.action}>
        {t('loginSecurityScreen.password.save')}
      </SubmitButton>
    </form>
  );
}
