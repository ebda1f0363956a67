import type { userListings } from '@heima/domain/listings/endpoints.ts';
import type { CallResult } from '@heima/domain/shared/endpoint.ts';
import { languageTag } from '@heima/domain/shared/language.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LoadProblem } from '#platform/errors/load-problem.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Section } from '#ui/section.tsx';
import { mostListings, userListingsQuery } from './user-queries.ts';

type Listing = CallResult<typeof userListings>['items'][number];

/** The listings of the person, published or not, as far as who looks may see them. */
export function ListingsSection({ id }: { id: string }) {
  const { t, format, language } = useTexts();
  const { data, error, refetch } = useQuery(userListingsQuery(id));
  return (
    <Section title={t('staffScreens.user.listings')}>
      <DataTable<Listing>
        label={t('staffScreens.user.listings')}
        locale={languageTag(language)}
        sortLabel={t('shell.orderBy')}
        rows={data?.items}
        rowKey={(listing) => listing.id}
        problem={
          error && (
            <LoadProblem
              title={t('staffScreens.user.listingsFailed')}
              error={error}
              onAgain={() => void refetch()}
            />
          )
        }
        empty={<p className="muted">{t('staffScreens.user.noListings')}</p>}
        columns={[
          {
            id: 'title',
            title: t('staffScreens.subjects.listing_reports'),
            cell: (listing) => (
              <Link to={`/listings/${listing.id}`}>{listing.title || t('staffScreens.untitled')}</Link>
            ),
          },
          {
            id: 'state',
            title: t('staffScreens.item.state'),
            cell: ({ state }) => t(`staffScreens.states.${state}`),
          },
          {
            id: 'price',
            title: t('staffScreens.facts.price'),
            isNumber: true,
            cell: ({ price }) =>
              price ? format.money(price.price, price.currency) : t('staffScreens.facts.unknown'),
          },
        ]}
      />
      {data && data.count > mostListings && (
        <p className="small muted">
          {t('staffScreens.user.moreListings', { shown: mostListings, all: format.number(data.count) })}
        </p>
      )}
    </Section>
  );
}
