import { listOwnApplications } from '@heima/domain/applications/tenant-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ApplicationStatusBadge } from '#features/applications/status-badge.tsx';
import { useLiveApplications } from '#features/applications/use-live-applications.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { LoadProblem } from '#platform/errors/load-problem.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { CardBody } from '#ui/card.tsx';
import { Row, Rows } from '#ui/rows.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export const lastApplicationsQuery = () => endpointQuery(listOwnApplications, { query: { page_size: 3 } });

/** The last applications of a tenant, and the way to all of them (V048). */
export function ApplicationsSection() {
  const { t, format } = useTexts();
  const { data, error, refetch } = useQuery(lastApplicationsQuery());
  useLiveApplications();
  const title = t('shell.menu.ownApplications');
  return (
    <Section
      bar
      id="applications"
      title={title}
      actions={
        data &&
        data.count > 0 && (
          <Link className="small" to="/tenant/applications">
            {t('profileScreens.applications.all', { count: data.count })}
          </Link>
        )
      }
    >
      {error && !data ? (
        <CardBody>
          <LoadProblem
            title={t('applicationsScreen.tenant.failed')}
            error={error}
            onAgain={() => void refetch()}
          />
        </CardBody>
      ) : !data ? (
        <CardBody>
          <Skeleton width="60%" height={18} />
        </CardBody>
      ) : data.count === 0 ? (
        <CardBody className="stack stack--8">
          <p className="muted">{t('profileScreens.applications.none')}</p>
          <p>
            <Link to="/listings">{t('applicationsScreen.tenant.empty.action')}</Link>
          </p>
        </CardBody>
      ) : (
        <Rows label={title}>
          {data.items.map(({ id, listing, status, created_at }) => (
            <Row
              key={id}
              title={
                <Link to={`/tenant/applications/${id}`}>{listing.title ?? t('listings.card.untitled')}</Link>
              }
              actions={<ApplicationStatusBadge status={status} />}
            >
              <p className="small muted">
                {t('applicationsScreen.tenant.sentOn', { date: format.date(created_at) })}
              </p>
            </Row>
          ))}
        </Rows>
      )}
    </Section>
  );
}
