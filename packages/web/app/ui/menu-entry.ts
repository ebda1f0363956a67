import type { ComponentProps } from 'react';
import type { Icon } from './icon.tsx';

/** An action, or a link to a page. */
export type MenuEntry = { icon?: ComponentProps<typeof Icon>['of']; label: string } & (
  | { onChoose: () => void; to?: never; danger?: boolean; disabled?: boolean }
  | { to: string; onChoose?: never; danger?: never; disabled?: never }
);
