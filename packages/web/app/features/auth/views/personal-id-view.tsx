import { safeReturnPath } from '@heima/domain/accounts/safe-return-path.ts';
import { gatewayStatus } from '@heima/domain/electronic-id/endpoints.ts';
import { IconId, IconMail } from '@tabler/icons-react';
import type { LoginFlow } from '#features/auth/login-flow.ts';
import { mobileRefusal } from '#features/auth/mobile-refusal.ts';
import controlCodeStyles from '#platform/eid/control-code.module.css';
import { useGatewayVisit } from '#platform/eid/use-gateway-visit.ts';
import { usePolledEndpoint } from '#platform/eid/use-polled-endpoint.ts';
import waitStyles from '#platform/eid/wait.module.css';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { showToast } from '#ui/toasts.ts';

/** Signing in at the identity gateway (V024): there and, with a token in the address, back again (R103). */
export function PersonalIdView({ flow }: { flow: LoginFlow }) {
  return flow.gatewayToken ? <Returned flow={flow} token={flow.gatewayToken} /> : <Departure flow={flow} />;
}

function Departure({ flow }: { flow: LoginFlow }) {
  const { t } = useTexts();
  const visit = useGatewayVisit(returnPath(flow));
  const leave = () => {
    flow.request.onLeave?.();
    visit.go();
  };
  return (
    <div className="stack">
      <Notice tone="info" icon={IconId}>
        {t('identity.gateway.text')}
      </Notice>
      {visit.refusal && (
        <Notice tone="danger" role="alert">
          {visit.refusal}
        </Notice>
      )}
      <Button variant="primary" size="large" wide data-first busy={visit.leaving} onClick={leave}>
        {t('identity.gateway.go')}
      </Button>
      <Button size="large" wide onClick={() => flow.go('email')}>
        <Icon of={IconMail} />
        {t('auth.mobile.byEmail')}
      </Button>
    </div>
  );
}

/** Afterwards people are where they wanted to go, else on the page they signed in from. */
function returnPath({ request }: LoginFlow): string {
  const here = typeof location === 'undefined' ? '/' : location.pathname + location.search;
  return `/login?from=${encodeURIComponent(safeReturnPath(request.redirect ?? here))}`;
}

function Returned({ flow, token }: { flow: LoginFlow; token: string }) {
  const { t } = useTexts();
  usePolledEndpoint(
    gatewayStatus,
    { params: { token } },
    {
      isDone: ({ status }) => status !== 'pending',
      onDone: ({ status }) =>
        status === 'success' ? void flow.entered({ isNew: false }) : flow.go('personal-id-email'),
      // R105.
      onRefusal: (problem) => {
        showToast({ tone: 'danger', text: mobileRefusal(problem, t) });
        flow.dropGateway();
      },
    },
  );
  return (
    <div className={classNames(controlCodeStyles.box, 'stack')} role="status" aria-busy="true">
      <p>{t('identity.gateway.checking')}</p>
      <div className={waitStyles.wait} role="presentation" />
    </div>
  );
}
