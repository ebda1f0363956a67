import { Outlet } from 'react-router';
import { LoginHost } from '#features/auth/login-host.tsx';
import { UnclaimedDraft } from '#features/auth/unclaimed-draft.tsx';
import { CookieBanner } from '#features/shell/cookie-banner.tsx';
import { PageProblems } from '#platform/errors/page-problems.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { ToastRegion } from '#ui/toast-region.tsx';

/** What every page has beside its frame: messages, the sign-in modal, the cookie banner. */
export default function PageServices() {
  const { t } = useTexts();
  return (
    <>
      <SkipLink>{t('shell.skip')}</SkipLink>
      <Outlet />
      <ToastRegion closeLabel={t('shell.close')} />
      <PageProblems />
      <LoginHost />
      <UnclaimedDraft />
      <CookieBanner />
    </>
  );
}
