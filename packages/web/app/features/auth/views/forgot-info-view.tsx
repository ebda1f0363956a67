import { linkHours } from '@heima/domain/proofs/proof-limits.ts';
import { requestPasswordReset } from '@heima/domain/sign-in/endpoints.ts';
import { IconMailForward } from '@tabler/icons-react';
import type { LoginFlow } from '#features/auth/login-flow.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { showToast } from '#ui/toasts.ts';

/** Said after the reset link was sent (V022). */
export function ForgotInfoView({ flow }: { flow: LoginFlow }) {
  const { t } = useTexts();
  const { run, sending, refusal } = useEndpointCall(requestPasswordReset, {
    onDone: () => showToast({ tone: 'success', text: t('auth.forgot.sentAgain') }),
  });
  return (
    <div className="stack">
      <Notice tone="info" icon={IconMailForward} title={t('auth.forgot.sent', { email: flow.email })}>
        {t('auth.forgot.text', { hours: linkHours })}
      </Notice>
      {refusal && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
      <p className="muted">{t('auth.forgot.notCome')}</p>
      <Button size="large" wide busy={sending} onClick={() => void run({ params: { email: flow.email } })}>
        {t('auth.forgot.again')}
      </Button>
      <Button variant="quiet" onClick={() => flow.go('password')}>
        {t('auth.forgot.remember')}
      </Button>
    </div>
  );
}
