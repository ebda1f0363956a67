import type { ListingWait } from '@heima/domain/listings/listing-codes.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { loadState } from '#platform/errors/load-state.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { ListPages } from '#platform/list-pages.tsx';
import { Narrowed } from '#platform/narrowed.tsx';
import { Card } from '#ui/card.tsx';
import { ListingRow } from './listing-row.tsx';
import { pageOfTab, pageSize, waitQuery } from './listing-tabs.ts';
import styles from './my-listings.module.css';

/** Own listings that wait for their owner: to say that they are still free, or to mend what was refused. */
export function WaitingListings({ wait }: { wait: ListingWait }) {
  const { t } = useTexts();
  const page = pageOfTab(useSearchParams()[0]);
  const list = useQuery(waitQuery(wait, page));
  const { data } = list;
  return (
    loadState(list, t('landlordScreens.failed')) ??
    (data && (
      <div className="stack">
        <Narrowed
          to={t(`landlordScreens.only.${wait}`)}
          all="/landlord/my-listings"
          isEmpty={data.count === 0}
        />
        {data.count > 0 && (
          <Card as="ul" lined className={styles.list}>
            {data.items.map((listing) => (
              <ListingRow key={listing.id} listing={listing} />
            ))}
          </Card>
        )}
        <ListPages page={page} count={data.count} pageSize={pageSize} />
      </div>
    ))
  );
}
