import { IconSearch } from '@tabler/icons-react';
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
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Page } from '#ui/page.tsx';

/** The negotiations of a tenant (V101). */
export function OwnOffersScreen() {
  const { t } = useTexts();
  const [params] = useSearchParams();
  const page = pageNumber(params);
  const list = useQuery({ ...offersQuery('own', page), placeholderData: keepPreviousData });
  useLiveOffers();
  const { data } = list;
  return (
    <Page
      head={<PageHead title={t('shell.menu.ownOffers')} path="/tenant/offers" hidden />}
      title={t('shell.menu.ownOffers')}
      state={loadState(list, t('offersScreen.list.failed'), 3)}
    >
      {data?.count === 0 ? (
        <EmptyState
          framed
          sign="search"
          title={t('offersScreen.list.empty.title')}
          text={t('offersScreen.list.empty.own')}
          actions={
            <LinkButton variant="primary" to="/listings">
              <Icon of={IconSearch} />
              {t('offersScreen.list.empty.search')}
            </LinkButton>
          }
        />
      ) : (
        data && (
          <div className="stack stack--24">
            <OfferList label={t('shell.menu.ownOffers')} offers={data.items} path="/tenant/offers" />
            <ListPages page={page} count={data.count} pageSize={pageSize} />
          </div>
        )
      )}
    </Page>
  );
}
