import type { Relaxation, SearchAnswer } from '@heima/domain/listings/search-answer.ts';
import type { SearchAddress } from '@heima/domain/listings/search-fields.ts';
import type { Say } from '@heima/domain/shared/say.ts';
import { Link } from 'react-router';
import type { Formats } from '../../../platform/format/formats.ts';
import { useTexts } from '../../../platform/i18n/use-texts.tsx';
import { clearedSearch, freshSearch, pagePath, withoutFilter } from './search-address.ts';
import type { SearchView } from './use-search.ts';

/** Nothing was found: why, and which filter to relax with what that would find. */
export function NoHomes({ view: { search }, data }: { view: SearchView; data: SearchAnswer }) {
  const { t, format } = useTexts();
  const unknown = data.places.find((place) => place.kind === 'unknown');
  const ways = data.relaxations ?? [];
  const isPastTheEnd = data.count > 0;
  return (
    <div className="empty">
      <EmptyHouse />
      <h2>
        {t(isPastTheEnd ? 'find.none.pastTheEnd' : unknown ? 'find.none.unknownPlace' : 'find.none.title')}
      </h2>
      <p>
        {isPastTheEnd
          ? t('find.none.pastTheEndText')
          : unknown
            ? t('find.none.unknownPlaceText', { text: unknown.value })
            : t(ways.length > 0 ? 'find.none.text' : 'find.none.textNoWay')}
      </p>
      <div className="row row--wrap">
        {isPastTheEnd && (
          <Link className="btn btn--line" to={pagePath(freshSearch(search))}>
            {t('find.none.firstPage')}
          </Link>
        )}
        {ways.map((way) => (
          <Link
            key={`${way.filter} ${way.max_price}`}
            className="btn btn--line"
            to={pagePath(relaxedSearch(search, way))}
          >
            {wayWords(way, t, format)}
            <span className="count count--quiet">{format.number(way.count)}</span>
          </Link>
        ))}
      </div>
      {!isPastTheEnd && ways.length === 0 && (
        <Link className="btn btn--quiet" to={pagePath(clearedSearch(search))}>
          {t('find.active.clear')}
        </Link>
      )}
    </div>
  );
}

const relaxedSearch = (search: SearchAddress, { filter, max_price }: Relaxation): SearchAddress =>
  max_price === null ? withoutFilter(search, filter) : { ...freshSearch(search), max_price };

const wayWords = ({ filter, max_price }: Relaxation, t: Say, { money }: Formats): string =>
  max_price === null
    ? t('find.none.leaveOut', { filter: t(`find.filters.${filter}`) })
    : t('find.none.raisePrice', { price: money(max_price) });

/** A house under a looking glass. */
const EmptyHouse = () => (
  <svg
    className="empty__art"
    viewBox="0 0 132 96"
    fill="none"
    stroke="var(--fjord)"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M8 84h116" stroke="var(--line)" strokeWidth="2" />
    <path d="M40 84V44l26-22 26 22v40" fill="var(--fjord-tint)" />
    <path d="M34 49l32-27 32 27" strokeWidth="2.5" />
    <path
      d="M47 46v38M54 40v44M61 34v50M71 34v50M78 40v44M85 46v38"
      stroke="var(--fjord-line)"
      strokeWidth="1.25"
    />
    <rect x="59" y="60" width="14" height="24" fill="var(--snow)" />
    <circle cx="102" cy="40" r="13" fill="var(--snow)" />
    <path d="m111.5 49.5 10 10" strokeWidth="2.5" />
  </svg>
);
