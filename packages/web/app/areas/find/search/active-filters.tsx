import type { SearchedPlace } from '@heima/domain/listings/search-answer.ts';
import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n/use-texts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { activeFilters } from './filter-words.ts';
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
    <ul className="chips tags" aria-label={t('find.active.label')}>
      {filters.map(({ key, words, without }) => (
        <li key={key} className="chip chip--tag">
          {words}
          <Link to={pagePath(without)} aria-label={t('find.active.remove', { filter: words })}>
            <Icon of={IconX} size={16} />
          </Link>
        </li>
      ))}
      <li>
        <LinkButton variant="quiet" size="row" to={pagePath(clearedSearch(search))}>
          {t('find.active.clear')}
        </LinkButton>
      </li>
    </ul>
  );
}
