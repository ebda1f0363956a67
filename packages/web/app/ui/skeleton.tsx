import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Pixels, or a part of the room there is. */
  width?: number | `${number}%`;
  height?: number;
  /** As high as a card of its own. */
  card?: boolean;
  /** Where it stands and how large it is there. */
  className?: string | undefined;
}

/** The place of something that is on its way. A status beside it says so in words for those who cannot see it. */
export const Skeleton = ({ width, height, card = false, className }: SkeletonProps) => (
  <span
    className={classNames(styles.skeleton, card && styles.card, className)}
    style={width === undefined && height === undefined ? undefined : { width, height }}
    aria-hidden="true"
  />
);
