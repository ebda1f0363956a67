import type { SearchAnswer } from '@heima/domain/listing-search/search-answer.ts';
import { type SortOrder, sortOrders } from '@heima/domain/listing-search/search-fields.ts';
import { SaveSearchButton } from '#features/alerts/save-search-button.tsx';
import { openLogin } from '#features/auth/open-login.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/fields/input.tsx';
import { placeWords } from './filter-words.ts';
import styles from './search.module.css';
import type { SearchView } from './use-search.ts';

/** How many homes were found and where, announced anew when it changes, and their order. */
export function ResultHead({ view, data }: { view: SearchView; data: SearchAnswer | undefined }) {
  const { t, format, language } = useTexts();
  const { search, change } = view;
  const where = placeWords(data?.places ?? [], t, language);
  return (
    <div className={styles.resultHead}>
      <h1 aria-live="polite">
        {data
          ? [t('searchScreen.count', format.counted(data.count)), where].filter(Boolean).join(' ')
          : t('searchScreen.title')}
      </h1>
      <div className={styles.sort}>
        <SaveSearchButton
          search={search}
          places={data?.places ?? []}
          words={{ save: t('searchScreen.saveSearch'), saved: t('searchScreen.searchSaved') }}
          onSignIn={openLogin}
        />
        <label className="sr" htmlFor="search-order">
          {t('searchScreen.order.label')}
        </label>
        <Select
          look="quiet"
          id="search-order"
          name="order_by"
          form="search-bar"
          value={search.order_by ?? 'newest'}
          onChange={({ currentTarget: { value } }) => change({ ...search, order_by: value as SortOrder })}
        >
          {sortOrders
            .filter((order) => order !== 'size')
            .map((order) => (
              <option key={order} value={order}>
                {t(`searchScreen.order.${order}`)}
              </option>
            ))}
        </Select>
        <noscript>
          <Button size="small" type="submit" form="search-bar">
            {t('searchScreen.order.apply')}
          </Button>
        </noscript>
      </div>
    </div>
  );
}
