import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './icon-tile.module.css';

interface IconTileProps {
  icon: ComponentProps<typeof Icon>['of'];
  tone?: 'neutral' | 'warning';
}

/** A sign on a small surface, before what it stands for. */
export const IconTile = ({ icon, tone = 'neutral' }: IconTileProps) => (
  <span className={classNames(styles.tile, tone === 'warning' && styles.warning)}>
    <Icon of={icon} />
  </span>
);
