import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './listing-card.module.css';

/** The place of a card that is still coming, in the same boxes. Shown only after 150 ms, so that quick answers do not blink. */
const CardSkeleton = () => (
  <div className={classNames(styles.card, styles.coming)} aria-hidden="true">
    <Skeleton className={styles.picture} />
    <div className={styles.text}>
      <Skeleton className={styles.lineOne} />
      <Skeleton className={styles.lineTwo} />
      <Skeleton className={styles.lineThree} />
    </div>
  </div>
);

/** The places of several cards. */
export const CardSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, at) => `place ${at}`).map((place) => <CardSkeleton key={place} />);
