import type { SearchedPlace } from '@heima/domain/listing-search/search-answer.ts';
import type { SearchAddress } from '@heima/domain/listing-search/search-fields.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { placeWords } from './filter-words.ts';
import { pagePath } from './search-address.ts';

interface SearchHeadProps {
  search: SearchAddress;
  places: readonly SearchedPlace[];
}

/**
 * The head of the page. Search engines get places and pages; every other combination of filters counts as
 * the same page.
 */
export function SearchHead({ search, places }: SearchHeadProps) {
  const { t, language } = useTexts();
  const where = placeWords(places, t, language);
  const { regions, cities, postal_codes, page } = search;
  return (
    <PageHead
      title={where ? t('searchScreen.titleWhere', { where }) : t('searchScreen.title')}
      description={where ? t('searchScreen.descriptionWhere', { where }) : t('searchScreen.description')}
      path={pagePath({ regions, cities, postal_codes, page })}
      hidden={places.some((place) => place.kind === 'unknown')}
    />
  );
}
