import type { ApplicationGroup } from '@heima/domain/applications/application-state.ts';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import styles from '#areas/tenant/applications/home-summary.module.css';
import { useLiveApplications } from '#features/applications/use-live-applications.ts';
import { LoadProblem } from '#platform/errors/load-problem.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { ListPages } from '#platform/list-pages.tsx';
import { Narrowed } from '#platform/narrowed.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Count } from '#ui/count.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LinkTabs } from '#ui/link-tabs.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ApplicationRow } from './application-row.tsx';
import {
  addressOf,
  type ListView,
  listQuery,
  orders,
  pageSize,
  type Tab,
  tabs,
  viewOf,
} from './list-view.ts';

type Groups = Record<ApplicationGroup, number>;
const countOf = (tab: Tab, groups: Groups): number =>
  tab === 'all' ? groups.new + groups.other + groups.denied : groups[tab];

/** One's own applications (V099): what each is for, how it stands, in groups, pages and an order. */
export function ApplicationsScreen() {
  const { t } = useTexts();
  const [params] = useSearchParams();
  const view = viewOf(params);
  const list = useQuery({ ...listQuery(view), placeholderData: keepPreviousData });
  useLiveApplications();
  // The numbers at the tabs hold for every view; the rows of another one do not.
  const groups = list.data?.groups;
  const shown = list.isPlaceholderData ? undefined : list.data;
  return (
    <Page
      head={<PageHead title={t('shell.menu.ownApplications')} path="/tenant/applications" hidden />}
      title={t('shell.menu.ownApplications')}
    >
      {groups && countOf('all', groups) === 0 && !view.unseen ? (
        <NoApplications />
      ) : (
        <div className="stack stack--24">
          <Tabs view={view} groups={groups} />
          {view.unseen ? (
            <Narrowed
              to={t('applicationsScreen.tenant.unseen')}
              all={addressOf({ ...view, unseen: false, page: 1 })}
              isEmpty={shown?.count === 0}
            />
          ) : (
            <Orders view={view} />
          )}
          {list.error && (
            <LoadProblem
              title={t('applicationsScreen.tenant.failed')}
              error={list.error}
              onAgain={() => void list.refetch()}
            />
          )}
          {shown ? (
            shown.items.length > 0 ? (
              <>
                <Card as="ul" lined>
                  {shown.items.map((application) => (
                    <ApplicationRow key={application.id} application={application} />
                  ))}
                </Card>
                <ListPages
                  page={view.page}
                  count={shown.count}
                  pageSize={pageSize}
                  to={(page) => addressOf({ ...view, page })}
                />
              </>
            ) : (
              !view.unseen && <Nothing view={view} count={shown.count} />
            )
          ) : (
            !list.error && <Outline />
          )}
        </div>
      )}
    </Page>
  );
}

interface TabsProps {
  view: ListView;
  groups: Groups | undefined;
}

function Tabs({ view, groups }: TabsProps) {
  const { t, format } = useTexts();
  return (
    <LinkTabs
      label={t('applicationsScreen.tenant.tabs.label')}
      value={view.tab}
      tabs={tabs.map((tab) => ({
        value: tab,
        to: addressOf({ ...view, tab, page: 1 }),
        label: (
          <>
            {t(`applicationsScreen.tenant.tabs.${tab}`)}
            {groups && <Count quiet>{format.number(countOf(tab, groups))}</Count>}
          </>
        ),
      }))}
    />
  );
}

function Orders({ view }: { view: ListView }) {
  const { t } = useTexts();
  return (
    <div>
      <Segmented as="nav" size="dense" label={t('applicationsScreen.tenant.order.label')}>
        {orders.map((order) => (
          <Link
            key={order}
            to={addressOf({ ...view, order, page: 1 })}
            replace
            preventScrollReset
            aria-current={order === view.order ? 'true' : undefined}
          >
            {t(`applicationsScreen.tenant.order.${order}`)}
          </Link>
        ))}
      </Segmented>
    </div>
  );
}

/** Nothing in this group, or on a page that is no longer there. */
function Nothing({ view, count }: { view: ListView; count: number }) {
  const { t } = useTexts();
  if (count === 0 && view.tab !== 'all')
    return <p className="muted">{t(`applicationsScreen.tenant.none.${view.tab}`)}</p>;
  return (
    <div className="stack stack--12">
      <p className="muted">{t('applicationsScreen.tenant.none.page')}</p>
      <div>
        <LinkButton to={addressOf({ ...view, page: 1 })}>
          {t('applicationsScreen.tenant.pages.first')}
        </LinkButton>
      </div>
    </div>
  );
}

/** Nobody has an application to begin with: the way to the first one. */
function NoApplications() {
  const { t } = useTexts();
  return (
    <EmptyState
      framed
      sign="search"
      title={t('applicationsScreen.tenant.empty.title')}
      text={t('applicationsScreen.tenant.empty.text')}
      actions={
        <LinkButton variant="primary" size="large" to="/listings">
          <Icon of={IconSearch} />
          {t('applicationsScreen.tenant.empty.action')}
        </LinkButton>
      }
    />
  );
}

const Outline = () => (
  <Card lined aria-hidden="true" data-outline>
    {['a', 'b', 'c'].map((one) => (
      <div key={one} className={classNames(styles.home, 'late')}>
        <Skeleton className={styles.picture} />
        <div className="stack stack--8">
          <Skeleton width="60%" height={18} />
          <Skeleton width="40%" height={14} />
        </div>
        <div className={styles.side}>
          <Skeleton width={90} height={24} />
          <Skeleton width={120} height={18} />
        </div>
      </div>
    ))}
  </Card>
);
