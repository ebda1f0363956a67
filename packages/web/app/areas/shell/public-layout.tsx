import { Outlet, useRouteError } from 'react-router';
import { ErrorScreen } from '#platform/errors/error-screen.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** The frame of public pages: header, the page, footer. */
export default function PublicLayout() {
  return (
    <>
      <SiteHeader />
      <Outlet />
      <SiteFooter />
    </>
  );
}

/** A page that failed keeps its frame, so that every way on stays open (V242). */
export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <>
      <SiteHeader />
      <ErrorScreen error={error} />
      <SiteFooter />
    </>
  );
}
