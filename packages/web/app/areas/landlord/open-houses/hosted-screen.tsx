import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { hostedQuery, ownView, useLiveOpenHouses } from '#features/open-houses/open-house-queries.ts';
import { OpenHousesPage } from '#features/open-houses/open-houses-page.tsx';
import { PlanDialog } from '#features/open-houses/plan-dialog.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useViewer } from '#platform/viewer.ts';
import { Button } from '#ui/button.tsx';

/** The open houses of a landlord's homes (V111): plan new ones; each leads to its page. */
export function HostedScreen() {
  const { t } = useTexts();
  const [params] = useSearchParams();
  const [plans, setPlans] = useState(false);
  const view = ownView(params);
  const id = useViewer()?.id ?? '';
  const list = useQuery({ ...hostedQuery(id, view), placeholderData: keepPreviousData });
  useLiveOpenHouses();
  return (
    <>
      <OpenHousesPage
        title={t('shell.menu.openHouses')}
        path="/landlord/open-houses"
        actions={
          <Button variant="primary" onClick={() => setPlans(true)}>
            {t('openHousesScreen.plan')}
          </Button>
        }
        list={list}
        isSoon={view.only === 'soon'}
        empty={{ title: t('openHousesScreen.empty.title'), text: t('openHousesScreen.empty.hosted') }}
      />
      {plans && <PlanDialog onClose={() => setPlans(false)} />}
    </>
  );
}
