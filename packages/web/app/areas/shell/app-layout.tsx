import { Outlet, useRouteError } from 'react-router';
import { ErrorScreen } from '#platform/errors/error-screen.tsx';
import styles from './app-layout.module.css';
import { SiteHeader } from './site-header.tsx';

/** The frame of pages that fill the window themselves, without a footer: their parts scroll, not the page. */
export default function AppLayout() {
  return (
    <div className={styles.frame}>
      <SiteHeader />
      <Outlet />
    </div>
  );
}

/** A page that failed keeps its frame, so that every way on stays open (V242). */
export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <>
      <SiteHeader />
      <ErrorScreen error={error} />
    </>
  );
}
