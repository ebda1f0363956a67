import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { loadState } from '#platform/errors/load-state.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { ListPages } from '#platform/list-pages.tsx';
import { Narrowed } from '#platform/narrowed.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Page } from '#ui/page.tsx';
import { OfferList } from './offer-list.tsx';
import { type OffersOf, offerLists, offersQuery, offersView, pageSize } from './offer-queries.ts';
import { useLiveOffers } from './use-live-offers.ts';

/** The negotiations of a person: all, as tenant and as landlord (V035), or a tenant's own (V101). */
export function OffersScreen({ of }: { of: OffersOf }) {
  const { t } = useTexts();
  const [params] = useSearchParams();
  const view = offersView(params);
  const list = useQuery({ ...offersQuery(of, view), placeholderData: keepPreviousData });
  useLiveOffers();
  const { data } = list;
  const { path } = offerLists[of];
  const title = t(offerLists[of].title);
  const isNarrowed = view.waits || (of === 'all' && view.isLandlord);
  return (
    <Page
      head={<PageHead title={title} path={path} hidden />}
      title={title}
      state={loadState(list, t('offersScreen.list.failed'), 3)}
    >
      {data && isNarrowed && (
        <Narrowed
          to={t(`offersScreen.list.only.${view.waits ? 'waiting' : 'landlord'}`)}
          all={path}
          isEmpty={data.count === 0}
        />
      )}
      {data?.count === 0 && !isNarrowed ? (
        <EmptyState
          framed
          sign="search"
          title={t('offersScreen.list.empty.title')}
          text={t(`offersScreen.list.empty.${of}`)}
          actions={
            of === 'own' && (
              <LinkButton variant="primary" to="/listings">
                <Icon of={IconSearch} />
                {t('offersScreen.list.empty.search')}
              </LinkButton>
            )
          }
        />
      ) : (
        data &&
        data.count > 0 && (
          <div className="stack stack--24">
            <OfferList label={title} offers={data.items} path={path} />
            <ListPages page={view.page} count={data.count} pageSize={pageSize} />
          </div>
        )
      )}
    </Page>
  );
}
