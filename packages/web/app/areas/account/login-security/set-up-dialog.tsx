import {
  beginSecondFactor,
  confirmSecondFactor,
} from '@heima/domain/sign-in/second-factor-endpoints.form.ts';
import { totp } from '@heima/domain/sign-in/second-factor-endpoints.ts';
import { useState } from 'react';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { CodeField } from '#ui/fields/code-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import styles from './login-security.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useCopied } from './use-copied.ts';
import { useShownCodes } from './use-shown-codes.ts';

interface SetUpDialogProps {
  userId: string;
  onClose: () => void;
}

/** Three steps: the password, the authenticator's first code, the recovery codes. */
export function SetUpDialog({ userId, onClose }: SetUpDialogProps) {
  const { t } = useTexts();
  const [begun, setBegun] = useState<{ key: string; uri: string }>();
  const shown = useShownCodes(onClose);
  const { codes } = shown;
  return (
    <Dialog
      title={t(codes ? 'loginSecurityScreen.factor.codesTitle' : 'loginSecurityScreen.factor.dialog')}
      closeLabel={t('loginSecurityScreen.factor.close')}
      onClose={shown.close}
      step={codes ? 'codes' : begun ? 'code' : 'password'}
    >
      {codes ? (
        <RecoveryCodes codes={codes} shown={shown} onDone={onClose} />
      ) : begun ? (
        <FirstCode userId={userId} begun={begun} onCodes={shown.show} />
      ) : (
        <Password userId={userId} onBegun={setBegun} />
      )}
    </Dialog>
  );
}

function Password({
  userId,
  onBegun,
}: {
  userId: string;
  onBegun: (begun: { key: string; uri: string }) => void;
}) {
  const { t } = useTexts();
  const form = useEndpointForm(beginSecondFactor, {
    initial: { current_password: '' },
    toArgs: (body) => ({ params: { id: userId }, body }),
    onDone: onBegun,
  });
  return (
    <form className="stack" {...form.formProps}>
      <p className="muted">{t('loginSecurityScreen.factor.passwordStep')}</p>
      <FormProblems form={form} />
      <PasswordField
        {...form.field('current_password')}
        label={t('loginSecurityScreen.password.current')}
        showLabel={t('loginSecurityScreen.show')}
        hideLabel={t('loginSecurityScreen.hide')}
        autoComplete="current-password"
        first
      />
      <SubmitButton form={form}>{t('loginSecurityScreen.factor.continue')}</SubmitButton>
    </form>
  );
}

interface FirstCodeProps {
  userId: string;
  begun: { key: string; uri: string };
  onCodes: (codes: readonly string[]) => void;
}

function FirstCode({ userId, begun, onCodes }: FirstCodeProps) {
  const { t } = useTexts();
  const { copied, copy } = useCopied();
  const form = useEndpointForm(confirmSecondFactor, {
    initial: { code: '' },
    toArgs: (body) => ({ params: { id: userId }, body }),
    alsoWrong: ({ code }) =>
      code.length === totp.digits
        ? []
        : [{ field: 'code', key: 'loginSecurityScreen.factor.codeShort' as const, params: {} }],
    onDone: (answer) => onCodes(answer.recovery_codes),
  });
  return (
    <form className="stack" {...form.formProps}>
      <p className="muted">{t('loginSecurityScreen.factor.scan')}</p>
      <QrCode text={begun.uri} label={t('loginSecurityScreen.factor.qr')} />
      {/* A phone cannot scan its own screen. */}
      <LinkButton className={styles.action} href={begun.uri}>
        {t('loginSecurityScreen.factor.openApp')}
      </LinkButton>
      <div className="stack stack--8">
        <p className="small muted">{t('loginSecurityScreen.factor.typeKey')}</p>
        <div className="row between row--wrap">
          <code className={styles.key}>{begun.key.replace(/(.{4})(?!$)/g, '$1 ')}</code>
          <Button variant="quiet" size="small" onClick={() => void copy(begun.key)}>
            {t(copied ? 'loginSecurityScreen.factor.copied' : 'loginSecurityScreen.factor.copyKey')}
          </Button>
        </div>
      </div>
      <FormProblems form={form} />
      <CodeField
        {...form.field('code')}
        label={t('loginSecurityScreen.factor.code')}
        digits={totp.digits}
        first
      />
      <SubmitButton form={form}>{t('loginSecurityScreen.factor.confirm')}</SubmitButton>
    </form>
  );
}
