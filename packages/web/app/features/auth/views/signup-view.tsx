import { signUp } from '@heima/domain/accounts/endpoints.form.ts';
import type { Translate } from '@heima/domain/shared/translate.ts';
import { isSignUpPassword, normalizePassword } from '@heima/domain/sign-in/password-rules.ts';
import { useState } from 'react';
import type { LoginFlow } from '#features/auth/login-flow.ts';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { CheckField } from '#ui/fields/check-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Inline } from '#ui/prose.tsx';
import { KnownEmail } from './known-email.tsx';

/** A new account with a password (V021): the button says what is missing (R067, R069, decision 0058). */
export function SignupView({ flow }: { flow: LoginFlow }) {
  const { t } = useTexts();
  const [left, setLeft] = useState(false);
  const { userType } = flow.request;
  const form = useEndpointForm(signUp, {
    initial: { full_name: '', password: '', terms_accepted: false },
    toArgs: ({ terms_accepted, ...values }) => ({
      body: {
        ...values,
        email: flow.email,
        terms_accepted: terms_accepted as true,
        ...(userType ? { user_type: userType } : {}),
      },
    }),
    onDone: ({ id }) => flow.signedUp(id),
  });
  const { password } = form.values;
  const fits = isSignUpPassword(normalizePassword(password));
  const passwordField = form.field('password');
  const wrong = passwordField.error ?? (left && password !== '' && !fits ? rule(t) : undefined);
  return (
    <form className="stack" {...form.formProps}>
      <FormProblems form={form} />
      <KnownEmail flow={flow} />
      <TextField
        {...form.field('full_name')}
        label={t('auth.signup.name')}
        help={t('auth.signup.nameHelp')}
        autoComplete="name"
        maxLength={100}
        first
      />
      <PasswordField
        {...passwordField}
        error={wrong}
        label={t('auth.signup.password')}
        help={wrong ? undefined : fits ? t('auth.signup.passwordFits') : rule(t)}
        showLabel={t('auth.password.show')}
        hideLabel={t('auth.password.hide')}
        autoComplete="new-password"
        onLeave={() => setLeft(true)}
      />
      <CheckField {...form.field('terms_accepted')} label={<Inline text={t('auth.signup.terms')} />} />
      <SubmitButton form={form}>{t('auth.signup.create')}</SubmitButton>
    </form>
  );
}

/** R066. */
const rule = (t: Translate): string => t('auth.documents.login-modal_password_validation_message');
