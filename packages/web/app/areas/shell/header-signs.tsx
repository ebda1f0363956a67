import type { CurrentUser } from '@heima/domain/accounts/endpoints.ts';
import { IconBell, IconMessage } from '@tabler/icons-react';
import { Link } from 'react-router';
import { menuFor } from '../../features/shell/menu.ts';
import { useTexts } from '../../platform/i18n/use-texts.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Messages and notifications in the navbar; the badge counts unseen notifications (R022, R023). */
export function HeaderSigns({ viewer }: { viewer: CurrentUser }) {
  const { t } = useTexts();
  return menuFor('signs', viewer).map(({ key, to }) => {
    const count = key === 'notifications' ? viewer.unseen_notifications : 0;
    const name = t(`shell.menu.${key}`);
    return (
      <Link
        key={key}
        className="icon-btn"
        to={to}
        aria-label={count > 0 ? `${name}, ${t('shell.menu.unseen', { count })}` : name}
      >
        <Icon of={key === 'notifications' ? IconBell : IconMessage} />
        {count > 0 && <span className="count">{count}</span>}
      </Link>
    );
  });
}
