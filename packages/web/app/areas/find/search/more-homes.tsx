import type { SearchAnswer } from '@heima/domain/listing-search/search-answer.ts';
import { searchPageSize } from '@heima/domain/listing-search/search-fields.ts';
import { exactUpTo } from '@heima/domain/shared/counting.ts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { linkedPages } from './linked-pages.ts';
import styles from './search.module.css';
import { pagePath } from './search-address.ts';
import type { SearchView } from './use-search.ts';

/** Pages that come by themselves before somebody has to ask, so that the foot of the page can be reached. */
const pagesByThemselves = 3;

/** How far one has come, the next page coming near the end, and links to the pages (R298). */
export function MoreHomes({ view, data }: { view: SearchView; data: SearchAnswer }) {
  const { t, format } = useTexts();
  const { search, firstPage, lastPage, showNextPage } = view;
  const pages = Math.ceil(Math.min(data.count, exactUpTo) / searchPageSize);
  const hasMore = lastPage < pages;
  const [asked, setAsked] = useState(lastPage);
  const isByItself = lastPage - asked < pagesByThemselves;
  const end = useNearEnd(hasMore && isByItself, showNextPage);
  // An old address may name a page that there is no longer.
  const seen = Math.max(
    0,
    Math.min(data.count, lastPage * searchPageSize) - (firstPage - 1) * searchPageSize,
  );
  return (
    <div data-more className={styles.more} ref={end}>
      {hasMore && !isByItself && (
        <Button
          onClick={() => {
            setAsked(lastPage);
            showNextPage();
          }}
        >
          {t('searchScreen.more.show')}
        </Button>
      )}
      <span role="status">
        {t('searchScreen.more.seen', {
          seen: format.number(seen),
          ...format.counted(data.count),
        })}
      </span>
      {data.count > exactUpTo && lastPage >= pages && <p>{t('searchScreen.more.narrow')}</p>}
      {pages > 1 && (
        <nav aria-label={t('searchScreen.more.pages')}>
          {firstPage > 1 && (
            <Link
              to={pagePath({ ...search, page: Math.min(firstPage - 1, pages) })}
              rel="prev"
              aria-label={t('searchScreen.more.previous')}
            >
              <Icon of={IconChevronLeft} size={16} />
            </Link>
          )}
          {linkedPages(Math.min(lastPage, pages), pages).map((page, at) =>
            page === undefined ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its position.
              <span key={`gap ${at}`}>…</span>
            ) : (
              <Link
                key={page}
                to={pagePath({ ...search, page })}
                aria-current={page === lastPage ? 'page' : undefined}
                aria-label={t('searchScreen.more.page', { page })}
              >
                {page}
              </Link>
            ),
          )}
          {hasMore && (
            <Link
              to={pagePath({ ...search, page: lastPage + 1 })}
              rel="next"
              aria-label={t('searchScreen.more.next')}
            >
              <Icon of={IconChevronRight} size={16} />
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}

/** Calls when the element comes within a screen of the window's bottom. */
function useNearEnd(isOn: boolean, onNear: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    if (!isOn || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        latest.current();
      },
      { rootMargin: '0px 0px 600px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  });
  return element;
}
