import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Dialog } from '#ui/dialog.tsx';
import styles from './login.module.css';
import { LoginContent, loginTitle } from './login-content.tsx';
import type { LoginRequest } from './login-request.ts';
import { firstLoginView } from './login-views.ts';
import { useLoginFlow } from './use-login-flow.ts';

/** Signing in over the page, 568 px wide and a sheet on phones (V017, R017). */
export function LoginModal({ request, onClose }: { request: LoginRequest; onClose: () => void }) {
  const { t } = useTexts();
  const flow = useLoginFlow(request);

  // Whoever has signed up is signed in, also when they close the question that follows.
  const close = () => {
    if (flow.view === 'bio') void flow.finish();
    else onClose();
  };
  const own = flow.view === firstLoginView ? request.title : undefined;
  return (
    <Dialog
      title={own ?? t(loginTitle(flow.view))}
      closeLabel={t('shell.close')}
      onClose={close}
      width={568}
      sheet
      step={flow.view}
      back={flow.back && { label: t('auth.back'), onBack: flow.back }}
    >
      <div className={styles.ways}>
        {/* What it is all for is said in every view on the way in, once the title is that of the view. */}
        {request.title && !own && flow.view !== 'bio' && <p className="medium">{request.title}</p>}
        <LoginContent flow={flow} />
      </div>
    </Dialog>
  );
}
