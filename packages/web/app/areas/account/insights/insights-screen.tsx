import { getUserInsights } from '@heima/domain/listing-interest/endpoints.ts';
import type { CallResult } from '@heima/domain/shared/endpoint.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Figures } from '#features/listing/statistics/figures.tsx';
import { endpointQuery } from '#platform/api/queries.ts';
import { LoadProblem } from '#platform/errors/load-problem.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { useViewer } from '#platform/viewer.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Page } from '#ui/page.tsx';

export const insightsQuery = (userId: string) => endpointQuery(getUserInsights, { params: { id: userId } });

/** What has come of one's own listings (V245). */
export function InsightsScreen() {
  const { t } = useTexts();
  const viewer = useViewer();
  const { data, error, refetch } = useQuery(insightsQuery(viewer?.id ?? ''));
  return (
    <Page
      head={<PageHead title={t('account.insights.title')} path="/account/insights" hidden />}
      title={t('account.insights.title')}
      lead={t('account.insights.lead')}
    >
      {error ? (
        <LoadProblem title={t('account.insights.failed')} error={error} onAgain={() => void refetch()} />
      ) : data?.listings.length === 0 ? (
        <EmptyState
          framed
          sign="plus"
          title={t('account.insights.empty')}
          text={t('account.insights.emptyText')}
          actions={
            <LinkButton variant="primary" to="/start-listing">
              <Icon of={IconPlus} />
              {t('account.insights.advertise')}
            </LinkButton>
          }
        />
      ) : (
        <div className="stack stack--24">
          <section className="card card__pad" aria-label={t('account.insights.title')}>
            <Figures figures={data} />
          </section>
          {data && <Listings insights={data} />}
        </div>
      )}
    </Page>
  );
}

const numbers = ['views', 'likes', 'applications', 'offers'] as const;

function Listings({ insights }: { insights: CallResult<typeof getUserInsights> }) {
  const { t, format } = useTexts();
  return (
    <div className="card scroll-x">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('account.insights.listing')}</th>
            {numbers.map((name) => (
              <th key={name} scope="col" className="r">
                {t(`landlord.statistics.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {insights.listings.map((listing) => (
            <tr key={listing.id}>
              <td>
                <Link to={`/landlord/my-listings/${listing.id}/edit?section=statistics`}>
                  {listing.title || t('find.card.untitled')}
                </Link>
                {!listing.visible && <span className="small muted"> · {t('account.insights.off')}</span>}
              </td>
              {numbers.map((name) => (
                <td key={name} className="r num">
                  {format.number(listing[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
