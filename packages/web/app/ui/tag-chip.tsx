import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './chip.module.css';
import { Icon } from './icon.tsx';

type TagChipProps = {
  /** Names the way to take it away. */
  removeLabel: string;
  children: ReactNode;
} & ({ removeTo: string } | { onRemove: () => void });

/** Something chosen, and the way to take it away: a link to the page without it, or a button. */
export function TagChip({ removeLabel, children, ...remove }: TagChipProps) {
  const sign = <Icon of={IconX} size={16} />;
  return (
    <span className={styles.tag}>
      {children}
      {'removeTo' in remove ? (
        <Link to={remove.removeTo} aria-label={removeLabel}>
          {sign}
        </Link>
      ) : (
        <button type="button" aria-label={removeLabel} onClick={remove.onRemove}>
          {sign}
        </button>
      )}
    </span>
  );
}
