import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './listing-card.module.css';

/** The place of a card that is still coming, in the same boxes. Shown only after 150 ms, so that quick answers do not blink. */
const CardSkeleton = () => (
  <div className={classNames(styles.lc, styles.lcComing)} aria-hidden="true">
    <Skeleton className={styles.lcPic} />
    <div className={styles.lcText}>
      <Skeleton className={styles.lcLine1} />
      <Skeleton className={styles.lcLine2} />
      <Skeleton className={styles.lcLine3} />
    </div>
  </div>
);

/** The places of several cards. */
export const CardSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, at) => `place ${at}`).map((place) => <CardSkeleton key={place} />);
