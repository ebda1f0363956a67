import type { SearchedPlace } from '@heima/domain/listing-search/search-answer.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TagChip } from '#ui/tag-chip.tsx';
import { activeFilters } from './filter-words.ts';
import styles from './search.module.css';
import { clearedSearch, pagePath } from './search-address.ts';
import type { SearchView } from './use-search.ts';

interface ActiveFiltersProps {
  view: SearchView;
  places: readonly SearchedPlace[];
}

/** Each active filter as a chip with a link to the search without it. */
export function ActiveFilters({ view: { search }, places }: ActiveFiltersProps) {
  const { t, format } = useTexts();
  const filters = activeFilters(search, places, t, format);
  if (filters.length === 0) return null;
  return (
    <ul data-active-filters className={styles.tags} aria-label={t('searchScreen.active.label')}>
      {filters.map(({ key, words, without }) => (
        <li key={key}>
          <TagChip
            removeTo={pagePath(without)}
            removeLabel={t('searchScreen.active.remove', { filter: words })}
          >
            {words}
          </TagChip>
        </li>
      ))}
      <li>
        <LinkButton variant="quiet" size="row" to={pagePath(clearedSearch(search))}>
          {t('searchScreen.active.clear')}
        </LinkButton>
      </li>
    </ul>
  );
}
