import type { SearchedPlace } from '@heima/domain/listing-search/search-answer.ts';
import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { HighlightedListing } from './highlighted-listing.ts';
import styles from './search.module.css';
import type { SearchView } from './use-search.ts';

export interface MapPaneProps {
  view: SearchView;
  places: readonly SearchedPlace[];
  highlighted: HighlightedListing;
}

/** R301: the map is there only from this width on. */
const wide = '(min-width: 1024px)';
const watchWidth = (listener: () => void) => {
  const width = matchMedia(wide);
  width.addEventListener('change', listener);
  return () => width.removeEventListener('change', listener);
};
const useIsWide = (): boolean =>
  useSyncExternalStore(
    watchWidth,
    () => matchMedia(wide).matches,
    () => false,
  );

const SearchMap = lazy<ComponentType<MapPaneProps>>(async () => {
  try {
    return { default: (await import('./search-map.tsx')).SearchMap };
  } catch {
    // The map is an extra: without its code the list stands alone.
    return { default: () => null };
  }
});

/** The place of the map. The map's code is fetched only where it is shown. */
export function MapPane(props: MapPaneProps) {
  const { t } = useTexts();
  const isWide = useIsWide();
  return (
    <aside data-map className={styles.map} aria-label={t('searchScreen.map.label')}>
      {isWide && (
        <Suspense fallback={<Skeleton className={styles.mapSkeleton} />}>
          <SearchMap {...props} />
        </Suspense>
      )}
    </aside>
  );
}
