import { IconPlus } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { ListPages } from '#platform/list-pages.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Count } from '#ui/count.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LinkTabs } from '#ui/link-tabs.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ListingRow } from './listing-row.tsx';
import {
  type ListingTab,
  listingTabs,
  pageOfTab,
  pageSize,
  tabOf,
  tabQueries,
  waitOf,
} from './listing-tabs.ts';
import styles from './my-listings.module.css';
import { WaitingListings } from './waiting-listings.tsx';

/** One's own listings: published, out of publication, drafts; or those that wait for their owner. */
export function MyListingsScreen() {
  const { t } = useTexts();
  const [params] = useSearchParams();
  const wait = waitOf(params);
  const answers = useQueries({ queries: tabQueries(params) });
  const counts = answers.map(({ data }) => data?.count);
  const total = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const isLoaded = answers.every(({ data }) => data);
  // Without a tab in the address the first one that holds something is open.
  const filled = listingTabs.find((_, index) => (counts[index] ?? 0) > 0);
  const tab = tabOf(params) ?? filled ?? 'published';
  const open = answers[listingTabs.indexOf(tab)]!;
  const hasDrafts = (counts[listingTabs.indexOf('drafts')] ?? 0) > 0;
  return (
    <Page
      head={<PageHead title={t('shell.menu.myListings')} path="/landlord/my-listings" hidden />}
      title={t('shell.menu.myListings')}
      actions={
        (total > 0 || !isLoaded) && (
          <LinkButton variant="primary" to={hasDrafts ? '/start-listing?listing=new' : '/start-listing'}>
            <Icon of={IconPlus} />
            {t('landlordScreens.new')}
          </LinkButton>
        )
      }
    >
      {wait ? (
        <WaitingListings wait={wait} />
      ) : isLoaded && total === 0 ? (
        <NoListings />
      ) : (
        <>
          <LinkTabs
            label={t('landlordScreens.tabs.label')}
            value={tab}
            tabs={listingTabs.map((one, index) => ({
              value: one,
              to: `?tab=${one}`,
              label: (
                <>
                  {t(`landlordScreens.tabs.${one}`)}
                  {counts[index] !== undefined && <Count quiet>{counts[index]}</Count>}
                </>
              ),
            }))}
          />
          {open.isError && (
            <Notice
              tone="danger"
              role="alert"
              action={
                <Button size="small" onClick={() => void open.refetch()}>
                  {t('wizardScreens.again')}
                </Button>
              }
            >
              {t('landlordScreens.failed')}
            </Notice>
          )}
          {open.data ? <Rows key={tab} answer={open.data} tab={tab} /> : !open.isError && <Outline />}
        </>
      )}
    </Page>
  );
}

type Answer = NonNullable<ReturnType<typeof useQueries<ReturnType<typeof tabQueries>>>[number]['data']>;

function Rows({ answer, tab }: { answer: Answer; tab: ListingTab }) {
  const { t } = useTexts();
  const [params] = useSearchParams();
  if (answer.items.length === 0)
    return <p className={classNames(styles.none, 'muted')}>{t(`landlordScreens.none.${tab}`)}</p>;
  return (
    <div className="stack">
      <Card as="ul" lined className={styles.list}>
        {answer.items.map((listing) => (
          <ListingRow key={listing.id} listing={listing} />
        ))}
      </Card>
      <ListPages
        page={pageOfTab(params)}
        count={answer.count}
        pageSize={pageSize}
        to={(page) => `?tab=${tab}&page=${page}`}
      />
    </div>
  );
}

/** An empty list is a beginning. */
function NoListings() {
  const { t } = useTexts();
  return (
    <EmptyState
      framed
      sign="plus"
      title={t('landlordScreens.empty.title')}
      text={t('landlordScreens.empty.text')}
      actions={
        <LinkButton variant="primary" size="large" to="/start-listing">
          {t('landlordScreens.empty.action')}
        </LinkButton>
      }
    />
  );
}

function Outline() {
  return (
    <Card className={styles.list} aria-hidden="true">
      {['a', 'b', 'c'].map((one) => (
        <div key={one} className={classNames(styles.row, 'late')}>
          <Skeleton className={styles.picture} />
          <div className="stack stack--8">
            <Skeleton width="50%" height={18} />
            <Skeleton width="70%" height={14} />
          </div>
        </div>
      ))}
    </Card>
  );
}
