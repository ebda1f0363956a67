import { applicationGroups } from '@heima/domain/applications/application-state.ts';
import { listApplicationsOfListing } from '@heima/domain/applications/landlord-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ApplicationStatusBadge } from '#features/applications/status-badge.tsx';
import { useLiveApplications } from '#features/applications/use-live-applications.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { loadState } from '#platform/errors/load-state.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Count } from '#ui/count.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LinkTabs } from '#ui/link-tabs.tsx';
import { Row, Rows } from '#ui/rows.tsx';

const shownMost = 5;

/** The applications for one home: how many of each group, the last ones, and the way to their list (V076). */
export function ListingApplications({ id }: { id: string }) {
  const { t, format } = useTexts();
  const query = { params: { id }, query: { page_size: shownMost } };
  const list = useQuery(endpointQuery(listApplicationsOfListing, query));
  useLiveApplications();
  const { data } = list;
  const state = loadState(list, t('applicationsScreen.landlord.failed'), 1);
  if (!data) return state;
  const all = `/landlord/applications?listing=${id}`;
  if (data.count === 0) return <p className="muted">{t('landlordScreens.edit.noApplications')}</p>;
  return (
    <div className="stack">
      <LinkTabs
        label={t('applicationsScreen.landlord.tabs.label')}
        value=""
        tabs={applicationGroups.map((group) => ({
          value: group,
          to: `${all}&group=${group}`,
          label: (
            <>
              {t(`applicationsScreen.landlord.tabs.${group}`)}
              <Count quiet>{data.groups[group]}</Count>
            </>
          ),
        }))}
      />
      <Rows flush label={t('landlordScreens.edit.sections.applications')}>
        {data.items.map(({ id: applicationId, applicant, status, created_at }) => {
          const name = applicant?.full_name ?? t('applicationsScreen.landlord.deleted');
          return (
            <Row
              key={applicationId}
              lead={<Avatar name={name} image={applicant?.profile_image?.image.smaller} />}
              title={<Link to={`/landlord/applications/${applicationId}`}>{name}</Link>}
              actions={<ApplicationStatusBadge status={status} />}
            >
              <time className="small muted" dateTime={created_at}>
                {format.date(created_at)}
              </time>
            </Row>
          );
        })}
      </Rows>
      <div>
        <LinkButton to={all}>{t('landlordScreens.edit.allApplications', { count: data.count })}</LinkButton>
      </div>
    </div>
  );
}
