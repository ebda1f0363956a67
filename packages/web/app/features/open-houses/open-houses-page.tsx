import type { OpenHouse } from '@heima/domain/open-houses/open-house-answer.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { loadState } from '#platform/errors/load-state.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { ListPages } from '#platform/list-pages.tsx';
import { Narrowed } from '#platform/narrowed.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { pageNumber } from '#platform/page-number.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { OpenHouseList } from './open-house-list.tsx';
import { pageSize } from './open-house-queries.ts';

interface OpenHousesPageProps {
  title: string;
  path: string;
  lead?: string;
  actions?: ReactNode;
  list: UseQueryResult<{ items: OpenHouse[]; count: number }>;
  empty: { title: string; text: string };
  /** The address narrows the list to those that begin today or tomorrow. */
  isSoon?: boolean;
  /** The page is about what stands above alone. */
  hidesList?: boolean;
  /** What stands above the list. */
  children?: ReactNode;
}

/** A list of open houses, page by page, with what is said where there is none (V103, V111, V251). */
export function OpenHousesPage({ list, isSoon, hidesList, children, ...of }: OpenHousesPageProps) {
  const { title, path, lead, actions, empty } = of;
  const { t } = useTexts();
  const [params] = useSearchParams();
  const { data } = list;
  return (
    <Page
      head={<PageHead title={title} path={path} hidden />}
      title={title}
      lead={lead}
      actions={actions}
      state={loadState(list, t('openHousesScreen.failed'), 3)}
    >
      {data && (
        <div className="stack stack--24">
          {isSoon && <Narrowed to={t('openHousesScreen.soon')} all={path} isEmpty={data.count === 0} />}
          {children}
          {!hidesList && data.count === 0 && !isSoon && <EmptyState framed sign="search" {...empty} />}
          {!hidesList && data.count > 0 && (
            <>
              <OpenHouseList label={title} openHouses={data.items} />
              <ListPages page={pageNumber(params)} count={data.count} pageSize={pageSize} />
            </>
          )}
        </div>
      )}
    </Page>
  );
}
