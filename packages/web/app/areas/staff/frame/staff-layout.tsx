import type { ReactNode } from 'react';
import { Outlet, useRouteError } from 'react-router';
import { staffSessionQuery } from '#areas/staff/staff-nav.ts';
import { staffPageLoader } from '#areas/staff/staff-page.ts';
import { FactorNotice } from '#features/shell/factor-notice.tsx';
import { ErrorScreen } from '#platform/errors/error-screen.tsx';
import { pageClientLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
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
      <FactorNotice className={styles.note} />
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
