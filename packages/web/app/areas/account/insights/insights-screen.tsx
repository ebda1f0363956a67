import { getUserInsights } from '@heima/domain/listing-interest/endpoints.ts';
import type { CallResult } from '@heima/domain/shared/endpoint.ts';
import { languageTag } from '@heima/domain/shared/language.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Figures } from '#features/listing/statistics/figures.tsx';
import { endpointQuery } from '#platform/api/queries.ts';
import { LoadProblem } from '#platform/errors/load-problem.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { useViewer } from '#platform/viewer.ts';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
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
      head={<PageHead title={t('shell.menu.insights')} path="/account/insights" hidden />}
      title={t('shell.menu.insights')}
      lead={t('accountScreens.insights.lead')}
    >
      {error ? (
        <LoadProblem
          title={t('accountScreens.insights.failed')}
          error={error}
          onAgain={() => void refetch()}
        />
      ) : data?.listings.length === 0 ? (
        <EmptyState
          framed
          sign="plus"
          title={t('accountScreens.insights.empty')}
          text={t('accountScreens.insights.emptyText')}
          actions={
            <LinkButton variant="primary" to="/start-listing">
              <Icon of={IconPlus} />
              {t('accountScreens.insights.advertise')}
            </LinkButton>
          }
        />
      ) : (
        <div className="stack stack--24">
          <Card as="section" pad aria-label={t('shell.menu.insights')}>
            <Figures figures={data} />
          </Card>
          <Listings insights={data} />
        </div>
      )}
    </Page>
  );
}

const numbers = ['views', 'likes'] as const;

type OwnListing = CallResult<typeof getUserInsights>['listings'][number];

function Listings({ insights }: { insights: CallResult<typeof getUserInsights> | undefined }) {
  const { t, format, language } = useTexts();
  const nameOf = (listing: OwnListing) => listing.title || t('searchScreen.card.untitled');
  return (
    <DataTable
      label={t('shell.menu.insights')}
      locale={languageTag(language)}
      sortLabel={t('shell.orderBy')}
      rows={insights?.listings}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'listing',
          title: t('accountScreens.insights.listing'),
          sortBy: nameOf,
          cell: (listing) => (
            <>
              <Link to={`/landlord/my-listings/${listing.id}/edit?section=statistics`}>
                {nameOf(listing)}
              </Link>
              {!listing.visible && <span className="small muted"> · {t('accountScreens.insights.off')}</span>}
            </>
          ),
        },
        ...numbers.map((name) => ({
          id: name,
          title: t(`landlordScreens.statistics.${name}`),
          isNumber: true,
          sortBy: (listing: OwnListing) => listing[name],
          cell: (listing: OwnListing) => format.number(listing[name]),
        })),
      ]}
    />
  );
}
