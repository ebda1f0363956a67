import { applicationGroups } from '@heima/domain/applications/application-state.ts';
import type { listReceivedApplications } from '@heima/domain/applications/landlord-endpoints.ts';
import type { CallResult } from '@heima/domain/shared/endpoint.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ExportButton } from '#areas/landlord/applications/export/export-button.tsx';
import { useLiveApplications } from '#features/applications/use-live-applications.ts';
import { LoadProblem } from '#platform/errors/load-problem.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Count } from '#ui/count.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LinkTabs } from '#ui/link-tabs.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import {
  addressUnfiltered,
  addressWith,
  isFiltered,
  readFilter,
  receivedQuery,
} from './application-filter.ts';
import styles from './applications.module.css';
import { FilterBar } from './filter-bar.tsx';
import { ReceivedRows } from './received-rows.tsx';

type Answer = CallResult<typeof listReceivedApplications>;
type Tab = (typeof tabs)[number];

const tabs = ['all', ...applicationGroups] as const;

/** The applications for one's homes, in the groups of R189, filtered and ordered by the address (V108). */
export function ApplicationsScreen() {
  const { t } = useTexts();
  const [params] = useSearchParams();
  // The tabs keep their numbers while another list is on its way.
  const query = useQuery({ ...receivedQuery(params), placeholderData: keepPreviousData });
  const { data, error, isPlaceholderData, refetch } = query;
  useLiveApplications();
  const title = t('shell.menu.applications');
  const tab: Tab = readFilter(params).group ?? 'all';
  const count = (one: Tab) => data && countOf(data, one);
  const hasNone = data && !isPlaceholderData && countOf(data, 'all') === 0 && !isFiltered(params);
  return (
    <Page head={<PageHead title={title} path="/landlord/applications" hidden />} title={title}>
      {hasNone ? (
        <NoApplications />
      ) : (
        <div className="stack stack--24">
          <LinkTabs
            label={t('applicationsScreen.landlord.tabs.label')}
            value={tab}
            tabs={tabs.map((one) => ({
              value: one,
              to: addressWith(params, 'group', one === 'all' ? undefined : one),
              label: (
                <>
                  {t(`applicationsScreen.landlord.tabs.${one}`)}
                  {count(one) !== undefined && <Count quiet>{count(one)}</Count>}
                </>
              ),
            }))}
          />
          <FilterBar />
          {error && (
            <LoadProblem
              title={t('applicationsScreen.landlord.failed')}
              error={error}
              onAgain={() => void refetch()}
            />
          )}
          {data && !isPlaceholderData ? <Received answer={data} tab={tab} /> : !error && <Outline />}
        </div>
      )}
    </Page>
  );
}

const countOf = ({ groups }: Answer, tab: Tab): number =>
  tab === 'all' ? groups.new + groups.other + groups.denied : groups[tab];

function Received({ answer, tab }: { answer: Answer; tab: Tab }) {
  const { t } = useTexts();
  const [params] = useSearchParams();
  // Another list begins without what was chosen in this one.
  if (answer.count > 0)
    return (
      <>
        <ReceivedRows key={params.toString()} answer={answer} />
        <div>
          <ExportButton />
        </div>
      </>
    );
  if (!isFiltered(params) && tab !== 'all')
    return <p className="muted">{t(`applicationsScreen.landlord.none.${tab}`)}</p>;
  return (
    <EmptyState
      framed
      sign="search"
      title={t('applicationsScreen.landlord.noMatch.title')}
      text={t('applicationsScreen.landlord.noMatch.text')}
      actions={
        <LinkButton to={addressUnfiltered(tab === 'all' ? undefined : tab)}>
          {t('applicationsScreen.landlord.filter.clear')}
        </LinkButton>
      }
    />
  );
}

/** Nobody has applied yet: what brings applications. */
function NoApplications() {
  const { t } = useTexts();
  return (
    <EmptyState
      framed
      sign="bell"
      title={t('applicationsScreen.landlord.empty.title')}
      text={t('applicationsScreen.landlord.empty.text')}
      actions={
        <LinkButton variant="primary" size="large" to="/landlord/my-listings">
          {t('shell.menu.myListings')}
        </LinkButton>
      }
    />
  );
}

function Outline() {
  const { t } = useTexts();
  return (
    <>
      <p className="sr" role="status">
        {t('applicationsScreen.landlord.loading')}
      </p>
      <Card aria-hidden="true">
        {['a', 'b', 'c'].map((one) => (
          <div key={one} className={classNames(styles.row, 'late')}>
            <span className={styles.choice} />
            <Skeleton width={40} height={40} />
            <div className="stack stack--8">
              <Skeleton width="40%" height={18} />
              <Skeleton width="70%" height={14} />
            </div>
          </div>
        ))}
      </Card>
    </>
  );
}
