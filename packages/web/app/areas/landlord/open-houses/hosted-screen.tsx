import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { OpenHouseList } from '#features/open-houses/open-house-list.tsx';
import {
  hostedQuery,
  ownView,
  pageSize,
  useLiveOpenHouses,
} from '#features/open-houses/open-house-queries.ts';
import { PlanDialog } from '#features/open-houses/plan-dialog.tsx';
import { loadState } from '#platform/errors/load-state.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { ListPages } from '#platform/list-pages.tsx';
import { Narrowed } from '#platform/narrowed.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { useViewer } from '#platform/viewer.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';

/** The open houses of a landlord's homes (V111): plan new ones; each leads to its page. */
export function HostedScreen() {
  const { t } = useTexts();
  const [params] = useSearchParams();
  const [plans, setPlans] = useState(false);
  const view = ownView(params);
  const id = useViewer()?.id ?? '';
  const list = useQuery({ ...hostedQuery(id, view), placeholderData: keepPreviousData });
  useLiveOpenHouses();
  const { data } = list;
  const title = t('shell.menu.openHouses');
  return (
    <Page
      head={<PageHead title={title} path="/landlord/open-houses" hidden />}
      title={title}
      actions={
        <Button variant="primary" onClick={() => setPlans(true)}>
          {t('openHousesScreen.plan')}
        </Button>
      }
      state={loadState(list, t('openHousesScreen.failed'), 3)}
    >
      {data && view.only === 'soon' && (
        <Narrowed to={t('openHousesScreen.soon')} all="/landlord/open-houses" isEmpty={data.count === 0} />
      )}
      {data?.count === 0 && view.only !== 'soon' ? (
        <EmptyState
          framed
          sign="search"
          title={t('openHousesScreen.empty.title')}
          text={t('openHousesScreen.empty.hosted')}
        />
      ) : (
        data &&
        data.count > 0 && (
          <div className="stack stack--24">
            <OpenHouseList label={title} openHouses={data.items} />
            <ListPages page={view.page} count={data.count} pageSize={pageSize} />
          </div>
        )
      )}
      {plans && <PlanDialog onClose={() => setPlans(false)} />}
    </Page>
  );
}
