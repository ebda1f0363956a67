import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './listing.module.css';

const tall = ['a', 'b', 'c', 'd', 'e'];

/** The outline of a listing in its final places, so that nothing jumps when it arrives. */
export function ListingSkeleton() {
  const { t } = useTexts();
  return (
    <main id="content" className={classNames(styles.lst, 'wrap')} aria-busy="true">
      <PageHead title={t('listing.loading')} path="/listings" hidden />
      <p className="sr" role="status">
        {t('listing.loading')}
      </p>
      <div className={classNames(styles.gal, 'late')} aria-hidden="true">
        {tall.map((one) => (
          <div key={one} className={one === 'a' ? classNames(styles.g0, 'skel') : 'skel desk'} />
        ))}
      </div>
      <div className={classNames(styles.lstCols, 'late')} aria-hidden="true">
        <div className={styles.lstCol}>
          <div className={styles.lstHead}>
            <div className={classNames(styles.lstSk, 'skel')} style={{ width: 180, height: 24 }} />
            <div className={classNames(styles.lstSk, 'skel')} style={{ width: '70%', height: 34 }} />
            <div className={classNames(styles.lstSk, 'skel')} style={{ width: '55%', height: 18 }} />
          </div>
          <div className={styles.glance}>
            {tall.map((one) => (
              <div key={one} className="skel" style={{ height: 40 }} />
            ))}
          </div>
        </div>
        <div className={styles.buy}>
          <div className="skel" style={{ height: 420, borderRadius: 10 }} />
        </div>
      </div>
    </main>
  );
}
