import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './listing.module.css';

const tall = ['a', 'b', 'c', 'd', 'e'];

/** The outline of a listing in its final places, so that nothing jumps when it arrives. */
export function ListingSkeleton() {
  const { t } = useTexts();
  return (
    <main id="content" className={classNames(styles.page, 'wrap')} aria-busy="true">
      <PageHead title={t('listingScreen.loading')} path="/listings" hidden />
      <p className="sr" role="status">
        {t('listingScreen.loading')}
      </p>
      <div className={classNames(styles.gallery, styles.galleryComing, 'late')} aria-hidden="true">
        {tall.map((one) => (
          <Skeleton key={one} className={one === 'a' ? styles.galleryFirst : 'desk'} />
        ))}
      </div>
      <div className={classNames(styles.columns, 'late')} aria-hidden="true">
        <div>
          <div className={styles.head}>
            <Skeleton className={styles.outline} width={180} height={24} />
            <Skeleton className={styles.outline} width="70%" height={34} />
            <Skeleton className={styles.outline} width="55%" height={18} />
          </div>
          <div className={styles.glance}>
            {tall.map((one) => (
              <Skeleton key={one} height={40} />
            ))}
          </div>
        </div>
        <div className={styles.buy}>
          <Skeleton height={420} />
        </div>
      </div>
    </main>
  );
}
