import { NavLink } from 'react-router';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { usePageFacts } from '#platform/viewer.ts';
import { Count } from '#ui/count.tsx';
import { Icon } from '#ui/icon.tsx';
import type { MenuEntry } from './menu.ts';
import styles from './menu-panel.module.css';

interface MenuLinkProps {
  entry: MenuEntry;
  className?: string | undefined;
  /** How many new things wait there. */
  count?: number;
}

/** What a number at an entry counts; new things where nothing else is named. */
const countWords: Partial<Record<MenuEntry['key'], 'waiting' | 'unreadMessages'>> = {
  queue: 'waiting',
  messages: 'unreadMessages',
};

/** One entry of a menu. */
export function MenuLink({ entry, className = styles.link, count = 0 }: MenuLinkProps) {
  const { t } = useTexts();
  const { productName } = usePageFacts();
  return (
    <NavLink className={className} to={entry.to} end={entry.isExact === true}>
      <Icon of={entry.icon} />
      <span>{t(`shell.menu.${entry.key}`, { name: productName })}</span>
      {count > 0 && (
        <Count quiet className="end">
          <span aria-hidden="true">{count}</span>
          <span className="sr">{t(`shell.menu.${countWords[entry.key] ?? 'unseen'}`, { count })}</span>
        </Count>
      )}
    </NavLink>
  );
}
