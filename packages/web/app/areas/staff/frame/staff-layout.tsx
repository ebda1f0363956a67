import type { ReactNode } from 'react';
import { Outlet, useRouteError } from 'react-router';
import { staffSessionQuery } from '#areas/staff/staff-nav.ts';
import { staffPageLoader } from '#areas/staff/staff-page.ts';
import { ErrorScreen } from '#platform/errors/error-screen.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { pageClientLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { useViewer } from '#platform/viewer.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './staff-frame.module.css';
import { StaffHeader } from './staff-header.tsx';

const queries = () => [staffSessionQuery()];

export const handle = { texts: ['staffScreens'] } satisfies Screen;

export const loader = staffPageLoader(queries);
export const clientLoader = pageClientLoader(handle, queries);

/** The frame of the back office (V009): its header, and the page. */
export default function StaffLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <Frame>
      <FactorNotice />
      <ErrorScreen error={error} />
    </Frame>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <div className={styles.frame}>
    <StaffHeader />
    {children}
  </div>
);

/** Says to staff who signed in by password alone why nothing of the back office is there for them. */
function FactorNotice() {
  const { t } = useTexts();
  if (!useViewer()?.needs_second_factor) return null;
  return (
    <div className={styles.note}>
      <Notice
        tone="warning"
        action={
          <LinkButton size="small" to="/account/login-security">
            {t('shell.staff.setUp')}
          </LinkButton>
        }
      >
        {t('shell.staff.needsFactor')}
      </Notice>
    </div>
  );
}
