import { classNames } from '#ui/class-names.ts';
import styles from './listing-card.module.css';

/** The place of a card that is still coming, in the same boxes. Shown only after 150 ms, so that quick answers do not blink. */
const CardSkeleton = () => (
  <div className={classNames(styles.lc, styles.lcComing)} aria-hidden="true">
    <div className={classNames(styles.lcPic, 'skel')} />
    <div className={styles.lcText}>
      <div className={classNames(styles.lcLine1, 'skel')} />
      <div className={classNames(styles.lcLine2, 'skel')} />
      <div className={classNames(styles.lcLine3, 'skel')} />
    </div>
  </div>
);

/** The places of several cards. */
export const CardSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, at) => `place ${at}`).map((place) => <CardSkeleton key={place} />);
