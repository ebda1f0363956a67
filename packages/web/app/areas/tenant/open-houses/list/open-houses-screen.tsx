import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { OpenHouseList } from '#features/open-houses/open-house-list.tsx';
import { openHousesQuery, pageSize, useLiveOpenHouses } from '#features/open-houses/open-house-queries.ts';
import { loadState } from '#platform/errors/load-state.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { ListPages } from '#platform/list-pages.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { pageNumber } from '#platform/page-number.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Page } from '#ui/page.tsx';

/** The coming open houses, of all homes or of one (V251). */
export function OpenHousesScreen() {
  const { t } = useTexts();
  const [params] = useSearchParams();
  const page = pageNumber(params);
  const listing = params.get('listing');
  const list = useQuery({ ...openHousesQuery(page, listing), placeholderData: keepPreviousData });
  useLiveOpenHouses();
  const { data } = list;
  const title = t('openHousesScreen.title');
  return (
    <Page
      head={<PageHead title={title} path="/open-houses" hidden />}
      title={title}
      lead={t('openHousesScreen.lead')}
      actions={listing && <LinkButton to="/open-houses">{t('openHousesScreen.all')}</LinkButton>}
      state={loadState(list, t('openHousesScreen.failed'), 3)}
    >
      {data?.count === 0 ? (
        <EmptyState
          framed
          sign="search"
          title={t('openHousesScreen.empty.title')}
          text={t('openHousesScreen.empty.all')}
        />
      ) : (
        data && (
          <div className="stack stack--24">
            <OpenHouseList label={title} openHouses={data.items} />
            <ListPages page={page} count={data.count} pageSize={pageSize} />
          </div>
        )
      )}
    </Page>
  );
}
