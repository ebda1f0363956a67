import { activateMobileLogin, activateMobileLoginStatus } from '@heima/domain/electronic-id/endpoints.ts';
import type { CallResult } from '@heima/domain/shared/endpoint.ts';
import { useRef, useState } from 'react';
import { ControlCode } from '#platform/eid/control-code.tsx';
import { usePolledEndpoint } from '#platform/eid/use-polled-endpoint.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { showToast } from '#ui/toasts.ts';
import { ActiveBadge, IdentityPart, type IdentityPartProps } from './identity-part.tsx';

/** Ties the electronic ID of the person's own phone to the account: control code, waiting, done or why not (V042). */
export function MobileLoginWidget({ identity, account }: IdentityPartProps) {
  const { t } = useTexts();
  const [started, setStarted] = useState<CallResult<typeof activateMobileLogin>>();
  const [problem, setProblem] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const phone = account.phones.find(({ id, verified }) => id === account.primary_phone_id && verified);
  const { run, sending, refusal } = useEndpointCall(activateMobileLogin, { onDone: setStarted });

  const stop = (why?: string) => {
    setStarted(undefined);
    setProblem(why);
    // The control code has gone: whoever was there goes on at the button.
    requestAnimationFrame(() => button.current?.focus());
  };
  usePolledEndpoint(
    activateMobileLoginStatus,
    started && { params: { id: account.id, token: started.token } },
    {
      isDone: ({ status }) => status === 'success',
      onDone: () => {
        setStarted(undefined);
        showToast({ tone: 'success', text: t('identity.mobile.done') });
      },
      onRefusal: ({ body }) => stop(body.detail || t('identity.unknownError')),
    },
  );

  const told = problem ?? refusal;
  return (
    <IdentityPart
      title={t('identity.mobile.title')}
      state={identity.mobile_login && <ActiveBadge>{t('identity.active')}</ActiveBadge>}
      text={t(identity.mobile_login ? 'identity.mobile.activeText' : 'identity.mobile.text')}
    >
      {told && (
        <Notice tone="danger" role="alert">
          {told}
        </Notice>
      )}
      {!identity.mobile_login && !phone && <Notice tone="info">{t('identity.mobile.needsPhone')}</Notice>}
      {started && phone && (
        <ControlCode
          code={started.control_code}
          phone={`${phone.number.slice(0, 3)} ${phone.number.slice(3)}`}
          expiresAt={started.expires_at}
          onCancel={() => stop()}
        />
      )}
      {!identity.mobile_login && !started && phone && (
        <div>
          <Button
            ref={button}
            busy={sending}
            onClick={() => {
              setProblem(undefined);
              void run({ params: { id: account.id } });
            }}
          >
            {t('identity.mobile.activate')}
          </Button>
        </div>
      )}
    </IdentityPart>
  );
}
