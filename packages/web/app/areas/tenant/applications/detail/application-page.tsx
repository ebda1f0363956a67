import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useLiveApplications } from '#features/applications/use-live-applications.ts';
import { loadState } from '#platform/errors/load-state.tsx';
import { notThere } from '#platform/errors/not-there.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { Page } from '#ui/page.tsx';
import { applicationQuery } from './application-queries.ts';
import { ApplicationScreen } from './application-screen.tsx';

/** The page of one own application (V100): while it loads, when it fails, and what it shows. */
export function ApplicationPage() {
  const { t } = useTexts();
  const { id = '' } = useParams();
  const application = useQuery(applicationQuery(id));
  useLiveApplications();
  const { data } = application;
  if (data) return <ApplicationScreen key={id} application={data} />;
  const none = notThere(application);
  if (none) return none;
  const name = t('applicationsScreen.tenant.detail.name');
  return (
    <Page
      head={<PageHead title={name} path={`/tenant/applications/${id}`} hidden />}
      title={name}
      state={loadState(application, t('applicationsScreen.tenant.detail.failed'), 3)}
    />
  );
}
