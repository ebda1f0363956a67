import { resetPasswordByLink } from '@heima/domain/sign-in/endpoints.form.ts';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import styles from '#areas/auth/auth-card.module.css';
import { AuthCard } from '#areas/auth/auth-card.tsx';
import { openLogin } from '#features/auth/open-login.ts';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { Notice } from '#ui/notice.tsx';

export interface ResetLink {
  token: string;
  email?: string;
  /** Why the link does not work. */
  refusal?: string;
}

/** Chooses a new password by the link of an e-mail (V027). */
export function ResetPasswordScreen() {
  const { t } = useTexts();
  const { token, email, refusal } = useLoaderData() as ResetLink;
  const [done, setDone] = useState<string>();
  return (
    <AuthCard>
      <PageHead title={t('auth.reset.title')} path="/forgot-password" hidden />
      <h1>{t('auth.reset.title')}</h1>
      <div className={classNames(styles.body, 'stack')}>
        {done !== undefined ? (
          <Done email={done} />
        ) : email === undefined ? (
          <BadLink text={refusal ?? t('auth.reset.bad')} />
        ) : (
          <NewPassword token={token} email={email} onDone={setDone} />
        )}
      </div>
    </AuthCard>
  );
}

function NewPassword({
  token,
  email,
  onDone,
}: {
  token: string;
  email: string;
  onDone: (email: string) => void;
}) {
  const { t } = useTexts();
  const form = useEndpointForm(resetPasswordByLink, {
    initial: { password: '' },
    toArgs: (body) => ({ params: { token }, body }),
    onDone: (answer) => onDone(answer.email),
  });
  return (
    <form className="stack" {...form.formProps}>
      <FormProblems form={form} />
      <p className="muted">{t('auth.reset.for', { email })}</p>
      <input
        className="sr"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <PasswordField
        {...form.field('password')}
        label={t('auth.reset.password')}
        help={t('auth.reset.rule')}
        showLabel={t('auth.password.show')}
        hideLabel={t('auth.password.hide')}
        autoComplete="new-password"
        first
      />
      <SubmitButton form={form}>{t('auth.reset.save')}</SubmitButton>
      <p className="small muted">{t('auth.reset.endsSessions')}</p>
    </form>
  );
}

function Done({ email }: { email: string }) {
  const { t } = useTexts();
  return (
    <>
      <Notice tone="success" role="status" title={t('auth.reset.done')}>
        {t('auth.reset.doneText', { email })}
      </Notice>
      <Button
        variant="primary"
        size="large"
        wide
        onClick={() => openLogin({ view: 'password', email, redirect: '/' })}
      >
        {t('auth.password.signIn')}
      </Button>
    </>
  );
}

function BadLink({ text }: { text: string }) {
  const { t } = useTexts();
  return (
    <>
      <Notice tone="danger" role="alert">
        {text}
      </Notice>
      <p className="muted">{t('auth.reset.badHelp')}</p>
      <Button variant="primary" size="large" wide onClick={() => openLogin({ view: 'email', redirect: '/' })}>
        {t('auth.reset.newLink')}
      </Button>
    </>
  );
}
