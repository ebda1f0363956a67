import type { Relaxation, SearchAnswer } from '@heima/domain/listing-search/search-answer.ts';
import type { SearchAddress } from '@heima/domain/listing-search/search-fields.ts';
import type { Translate } from '@heima/domain/shared/translate.ts';
import type { Formats } from '#platform/format/formats.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Count } from '#ui/count.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { clearedSearch, freshSearch, pagePath, withoutFilter } from './search-address.ts';
import type { SearchView } from './use-search.ts';

/** Nothing was found: why, and which filter to relax with what that would find. */
export function NoHomes({ view: { search }, data }: { view: SearchView; data: SearchAnswer }) {
  const { t, format } = useTexts();
  const unknown = data.places.find((place) => place.kind === 'unknown');
  const ways = data.relaxations ?? [];
  const isPastTheEnd = data.count > 0;
  return (
    <EmptyState
      size="small"
      sign="search"
      title={t(
        isPastTheEnd
          ? 'searchScreen.none.pastTheEnd'
          : unknown
            ? 'searchScreen.none.unknownPlace'
            : 'searchScreen.none.title',
      )}
      text={
        isPastTheEnd
          ? t('searchScreen.none.pastTheEndText')
          : unknown
            ? t('searchScreen.none.unknownPlaceText', { text: unknown.value })
            : t(ways.length > 0 ? 'searchScreen.none.text' : 'searchScreen.none.textNoWay')
      }
      actions={
        <>
          {isPastTheEnd && (
            <LinkButton to={pagePath(freshSearch(search))}>{t('searchScreen.none.firstPage')}</LinkButton>
          )}
          {ways.map((way) => (
            <LinkButton key={`${way.filter} ${way.max_price}`} to={pagePath(relaxedSearch(search, way))}>
              {wayWords(way, t, format)}
              <Count quiet>{format.counted(way.count).shown}</Count>
            </LinkButton>
          ))}
          {!isPastTheEnd && ways.length === 0 && (
            <LinkButton variant="quiet" to={pagePath(clearedSearch(search))}>
              {t('searchScreen.active.clear')}
            </LinkButton>
          )}
        </>
      }
    />
  );
}

const relaxedSearch = (search: SearchAddress, { filter, max_price }: Relaxation): SearchAddress =>
  max_price === null ? withoutFilter(search, filter) : { ...freshSearch(search), max_price };

const wayWords = ({ filter, max_price }: Relaxation, t: Translate, { money }: Formats): string =>
  max_price === null
    ? t('searchScreen.none.leaveOut', { filter: t(`searchScreen.filters.${filter}`) })
    : t('searchScreen.none.raisePrice', { price: money(max_price) });
