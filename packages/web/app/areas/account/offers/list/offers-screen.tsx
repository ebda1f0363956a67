import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { OfferList } from '#features/offers/offer-list.tsx';
import { offersQuery, pageSize } from '#features/offers/offer-queries.ts';
import { useLiveOffers } from '#features/offers/use-live-offers.ts';
import { ListPages } from '#features/shell/list-pages.tsx';
import { loadState } from '#platform/errors/load-state.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { pageNumber } from '#platform/page-number.ts';
import { EmptyState } from '#ui/empty-state.tsx';

import { Page } from '#ui/page.tsx';

/** All negotiations of a person, as tenant and as landlord (V035). */
export function OffersScreen() {
  const { t } = useTexts();
  const [params] = useSearchParams();
  const page = pageNumber(params);
  const list = useQuery({ ...offersQuery('all', page), placeholderData: keepPreviousData });
  useLiveOffers();
  const { data } = list;
  return (
    <Page
      head={<PageHead title={t('shell.menu.offers')} path="/account/offers" hidden />}
      title={t('shell.menu.offers')}
      state={loadState(list, t('offersScreen.list.failed'), 3)}
    >
      {data?.count === 0 ? (
        <EmptyState
          framed
          sign="search"
          title={t('offersScreen.list.empty.title')}
          text={t('offersScreen.list.empty.all')}
        />
      ) : (
        data && (
          <div className="stack stack--24">
            <OfferList label={t('shell.menu.offers')} offers={data.items} path="/account/offers" />
            <ListPages page={page} count={data.count} pageSize={pageSize} />
          </div>
        )
      )}
    </Page>
  );
}
