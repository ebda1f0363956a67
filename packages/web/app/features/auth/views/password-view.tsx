import { signIn } from '@heima/domain/sign-in/endpoints.form.ts';
import { requestPasswordReset } from '@heima/domain/sign-in/endpoints.ts';
import { signUpPasswordLength } from '@heima/domain/sign-in/password-rules.ts';
import { useEffect, useState } from 'react';
import { signInRefusal } from '#features/auth/auth-error.ts';
import type { LoginFlow } from '#features/auth/login-flow.ts';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { KnownEmail } from './known-email.tsx';

/** The password of a known address (V020); the eight characters are a hint and never block (R070, C03). */
export function PasswordView({ flow }: { flow: LoginFlow }) {
  const { t } = useTexts();
  const [needsCode, setNeedsCode] = useState(false);
  const form = useEndpointForm(signIn, {
    initial: { password: '', code: '' },
    toArgs: ({ password, code }) => ({
      body: { email: flow.email, password, ...(needsCode ? { code } : {}) },
    }),
    onDone: () => flow.finish(),
    onRefusal: (problem) => {
      if (problem.body.code === 'signIn.secondFactorNeeded') {
        setNeedsCode(true);
        return true;
      }
      return problem.body.errors ? undefined : signInRefusal(problem, t);
    },
  });
  const { id: codeId } = form.field('code');
  useEffect(() => {
    if (needsCode) document.getElementById(codeId)?.focus();
  }, [needsCode, codeId]);
  const reset = useEndpointCall(requestPasswordReset, {
    onDone: () => flow.go('forgot-info'),
    onRefusal: (problem) => signInRefusal(problem, t),
  });
  return (
    <form className="stack" {...form.formProps}>
      {flow.notice && (
        <Notice tone="warning" role="alert">
          {flow.notice}
        </Notice>
      )}
      <FormProblems form={form} />
      {reset.refusal && (
        <Notice tone="danger" role="alert">
          {reset.refusal}
        </Notice>
      )}
      <KnownEmail flow={flow} />
      <PasswordField
        {...form.field('password')}
        label={t('auth.password.label')}
        help={t('auth.password.hint', { minimum: signUpPasswordLength })}
        showLabel={t('auth.password.show')}
        hideLabel={t('auth.password.hide')}
        autoComplete="current-password"
        first
      />
      {needsCode && (
        <Notice tone="info" role="status">
          {t('auth.password.twoSteps')}
        </Notice>
      )}
      {needsCode && (
        <TextField
          {...form.field('code')}
          label={t('auth.password.code')}
          autoComplete="one-time-code"
          inputMode="text"
        />
      )}
      <SubmitButton form={{ sending: form.sending || flow.finishing }}>
        {t('auth.password.signIn')}
      </SubmitButton>
      <Button
        variant="quiet"
        busy={reset.sending}
        onClick={() => void reset.run({ params: { email: flow.email } })}
      >
        {t('auth.password.forgot')}
      </Button>
    </form>
  );
}
