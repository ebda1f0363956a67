import type { listingCountsAnswer } from '@heima/domain/listing-search/search-answer.ts';
import { cityRegions, recommendedRegionCount } from '@heima/domain/regions/region-kinds.ts';
import { Link } from 'react-router';
import type { z } from 'zod';
import austurland from '#areas/shell/home/pictures/austurland.webp?url';
import hofudborgarsvaedid from '#areas/shell/home/pictures/hofudborgarsvaedid.webp?url';
import nordurland from '#areas/shell/home/pictures/nordurland.webp?url';
import sudurnes from '#areas/shell/home/pictures/sudurnes.webp?url';
import vestfirdir from '#areas/shell/home/pictures/vestfirdir.webp?url';
import vesturland from '#areas/shell/home/pictures/vesturland.webp?url';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import styles from './home.module.css';

const pictures: Readonly<Record<string, string>> = {
  hofudborgarsvaedid,
  sudurnes,
  vesturland,
  vestfirdir,
  nordurland,
  austurland,
};
const regions = cityRegions.slice(0, recommendedRegionCount);

interface PopularRegionsProps {
  counts: z.output<typeof listingCountsAnswer>['regions'] | undefined;
}

/** The six recommended regions with the homes in each (R036, V063). */
export function PopularRegions({ counts }: PopularRegionsProps) {
  const { t, format } = useTexts();
  return (
    <section aria-labelledby="home-regions">
      <div className={styles.sectionHead}>
        <h2 id="home-regions">{t('homeScreen.regions')}</h2>
      </div>
      <div data-regions className={styles.regions}>
        {regions.map((id) => {
          const count = counts?.find((region) => region.id === id)?.count;
          return (
            <Link key={id} to={`/listings?regions=${id}`}>
              <img src={pictures[id]} alt="" width={800} height={600} loading="lazy" />
              <span>
                <b>{t(`regions.labels.region.${id}`)}</b>
                <span className="small muted">
                  {count === undefined
                    ? '\u00a0'
                    : t('homeScreen.homes', { count, shown: format.number(count) })}
                </span>
              </span>
            </Link>
          );
        })}
      </div>
    </section>
  );
}
