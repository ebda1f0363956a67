import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { unbroken } from '@heima/domain/shared/one-line.ts';
import { useEffect, useRef, useState } from 'react';
import { useLazyPart } from '#platform/errors/use-lazy-part.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './place.module.css';

const loadMap = async () => (await import('./place-map.tsx')).PlaceMap;

/** How near the map must be before it is fetched. */
const nearness = '400px';

/** Where the home is, within 150 metres for those who may not know more. The map is fetched when it comes near. */
export function Place({ listing }: { listing: ListingAnswer }) {
  const { t } = useTexts();
  const { location, short_address: address } = listing;
  const { box, isNear, leave } = useNear();
  const PlaceMap = useLazyPart(loadMap, isNear, leave);
  if (!location && !address) return null;
  return (
    <section aria-labelledby="place">
      <h2 id="place">{t('listingScreen.place.title')}</h2>
      {location && (
        <div className={classNames(styles.map, 'on-screen')} ref={box}>
          {PlaceMap && (
            <PlaceMap location={location} label={t('listingScreen.place.map', { address: address ?? '' })} />
          )}
          <noscript>
            <p className={styles.noScript}>
              <a href={otherMap(location)} rel="noreferrer">
                {t('listingScreen.place.otherMap')}
              </a>
            </p>
          </noscript>
        </div>
      )}
      <p className={location ? classNames(styles.mapNote, 'small muted') : undefined}>
        {address && <b className="medium">{unbroken(address)}. </b>}
        {location && t(location.exact ? 'listingScreen.place.exact' : 'listingScreen.place.blurred')}
      </p>
    </section>
  );
}

/** The place on a map that needs no script of ours: with a pin only where the place is exact. */
const otherMap = ({ lat, lng, exact }: NonNullable<ListingAnswer['location']>): string =>
  `https://www.openstreetmap.org/${exact ? `?mlat=${lat}&mlon=${lng}` : ''}#map=${exact ? 17 : 15}/${lat}/${lng}`;

/** Whether the element has come near the part of the page that is seen. */
function useNear() {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true);
      },
      { rootMargin: nearness },
    );
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  return { box, isNear, leave: () => setIsNear(false) };
}
