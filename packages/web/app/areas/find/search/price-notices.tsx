import { meantMaxPrice } from '@heima/domain/listing-search/read-search.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { SearchView } from './use-search.ts';

/** What of the typed numbers does not count, and whether thousands are meant. */
export function PriceNotices({ view: { search, unread, change } }: { view: SearchView }) {
  const { t, format } = useTexts();
  const meant = meantMaxPrice(search);
  return (
    <>
      {unread.length > 0 && (
        <Notice
          tone="warning"
          role="status"
          title={t('searchScreen.amount.unread', { texts: unread.join(', ') })}
        >
          {t('searchScreen.amount.wrong')}
        </Notice>
      )}
      {meant !== undefined && (
        <Notice
          tone="warning"
          role="status"
          action={
            <Button size="small" onClick={() => change({ ...search, max_price: meant })}>
              {t('searchScreen.amount.take', { amount: format.money(meant) })}
            </Button>
          }
        >
          {t('searchScreen.amount.meant', {
            amount: format.money(search.max_price ?? 0),
            meant: format.money(meant),
          })}
        </Notice>
      )}
    </>
  );
}
