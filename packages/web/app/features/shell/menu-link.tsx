import { IconChevronRight } from '@tabler/icons-react';
import { NavLink } from 'react-router';
import { useTexts } from '../../platform/i18n/use-texts.tsx';
import { usePageFacts } from '../../platform/viewer.ts';
import { Icon } from '../../ui/icon.tsx';
import type { MenuEntry } from './menu.ts';
import { menuIcons } from './menu-icons.ts';

/** One entry of a menu. */
export function MenuLink({ entry, className = 'ml' }: { entry: MenuEntry; className?: string }) {
  const { t } = useTexts();
  const { productName } = usePageFacts();
  return (
    <NavLink className={className} to={entry.to}>
      <Icon of={menuIcons[entry.key] ?? IconChevronRight} />
      <span>{t(`shell.menu.${entry.key}`, { name: productName })}</span>
    </NavLink>
  );
}
