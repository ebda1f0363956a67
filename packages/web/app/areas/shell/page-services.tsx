import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { LoginHost } from '#features/auth/login-host.tsx';
import { UnclaimedDraft } from '#features/auth/unclaimed-draft.tsx';
import { hasAccepted } from '#features/shell/cookie-consent.ts';
import { PageProblems } from '#platform/errors/page-problems.tsx';
import { useLazyPart } from '#platform/errors/use-lazy-part.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { ToastRegion } from '#ui/toast-region.tsx';

/** Whoever has accepted does not fetch it. */
const loadBanner = async () => (await import('#features/shell/cookie-banner.tsx')).CookieBanner;
const stay = () => undefined;

/** What every page has beside its frame: messages, the sign-in modal, the cookie banner. */
export default function PageServices() {
  const { t } = useTexts();
  const [asksForCookies, setAsks] = useState(false);
  useEffect(() => setAsks(!hasAccepted(document.cookie)), []);
  const CookieBanner = useLazyPart(loadBanner, asksForCookies, stay);
  return (
    <>
      <SkipLink>{t('shell.skip')}</SkipLink>
      <Outlet />
      <ToastRegion closeLabel={t('shell.close')} />
      <PageProblems />
      <LoginHost />
      <UnclaimedDraft />
      {CookieBanner && <CookieBanner />}
    </>
  );
}
