import { safeReturnPath } from '@heima/domain/accounts/safe-return-path.ts';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import authCardStyles from '#areas/auth/auth-card.module.css';
import { AuthCard } from '#areas/auth/auth-card.tsx';
import loginStyles from '#features/auth/login.module.css';
import { LoginContent, loginTitle } from '#features/auth/login-content.tsx';
import type { LoginView } from '#features/auth/login-views.ts';
import { useLoginFlow } from '#features/auth/use-login-flow.ts';
import { useReturnedToken } from '#platform/eid/use-returned-token.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { useViewer } from '#platform/viewer.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useViewHistory } from './use-view-history.ts';

/** Where somebody is whom the gateway has sent back. */
const gatewayViews: readonly LoginView[] = ['personal-id', 'personal-id-email'];

/** The sign-in page (V026): the views of the modal, and the way back to where one came from (R041, U06). */
export function LoginScreen() {
  const { t } = useTexts();
  const [query] = useSearchParams();
  const viewer = useViewer();
  const from = safeReturnPath(query.get('from') ?? '/');
  // The identity gateway comes back here with its session (R103).
  const { token, forget } = useReturnedToken();
  return (
    <AuthCard>
      <PageHead title={t('auth.titles.page')} description={t('auth.description')} path="/login" hidden />
      {viewer ? (
        <SignedInAlready name={viewer.full_name} from={from} />
      ) : (
        <Views key={token ?? ''} from={from} token={token} onTokenUsed={forget} />
      )}
    </AuthCard>
  );
}

interface ViewsProps {
  from: string;
  /** The identity gateway's, when one is under way. */
  token: string | undefined;
  onTokenUsed: () => void;
}

function Views({ from, token, onTokenUsed }: ViewsProps) {
  const { t } = useTexts();
  const request = useMemo(
    () => ({ redirect: from, gatewayToken: token, view: token ? ('personal-id' as const) : undefined }),
    [from, token],
  );
  const flow = useLoginFlow(request);
  useViewHistory(flow);
  const isUnderWay = flow.gatewayToken !== undefined && gatewayViews.includes(flow.view) && !flow.finishing;
  useEffect(() => {
    if (token !== undefined && !isUnderWay) onTokenUsed();
  }, [token, isUnderWay, onTokenUsed]);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(flow.view);
  useEffect(() => {
    if (shown.current === flow.view) return;
    shown.current = flow.view;
    const first = document.querySelector<HTMLElement>('main [data-first]');
    (first ?? title.current)?.focus();
  }, [flow.view]);
  return (
    <>
      <div className={authCardStyles.head}>
        {flow.back && (
          <IconButton
            icon={IconArrowLeft}
            className={authCardStyles.back}
            label={t('auth.back')}
            onClick={flow.back}
          />
        )}
        <h1 ref={title} tabIndex={-1}>
          {t(loginTitle(flow.view))}
        </h1>
      </div>
      <div className={loginStyles.ways}>
        <LoginContent flow={flow} />
        <noscript>
          <p className={classNames(loginStyles.signUp, 'small muted')}>{t('auth.noScript')}</p>
        </noscript>
      </div>
    </>
  );
}

function SignedInAlready({ name, from }: { name: string; from: string }) {
  const { t } = useTexts();
  return (
    <div className="stack">
      <h1>{t('auth.already.title')}</h1>
      <p className="muted">{t('auth.already.text', { name })}</p>
      <LinkButton variant="primary" size="large" href={from}>
        {t('auth.next')}
      </LinkButton>
    </div>
  );
}
