import { IconMenu2, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { staffPagesFor, staffSessionQuery } from '#areas/staff/staff-nav.ts';
import { NotificationBell } from '#features/notifications/notification-bell.tsx';
import frameStyles from '#features/shell/frame.module.css';
import { useWaiting } from '#features/shell/queue-counts.ts';
import { useLazyPart } from '#platform/errors/use-lazy-part.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { usePageFacts, useViewer } from '#platform/viewer.ts';
import { classNames } from '#ui/class-names.ts';
import { Count } from '#ui/count.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LinkTabs } from '#ui/link-tabs.tsx';
import { Logo } from '#ui/logo.tsx';
import { StateBadge } from '#ui/state-badge.tsx';
import styles from './staff-frame.module.css';
import { TokenTimer } from './token-timer.tsx';

const loadMenu = async () => (await import('#features/shell/menu-panel.tsx')).MenuPanel;

/** The header of the back office (V009): its pages, how long the session's token lasts, and the menu of the person. */
export function StaffHeader() {
  const { t } = useTexts();
  const viewer = useViewer();
  const { productName } = usePageFacts();
  const menuId = useId();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    opener.current?.focus();
  }, []);
  const MenuPanel = useLazyPart(loadMenu, open, close);
  return (
    <>
      <header className={classNames(frameStyles.header, 'on-screen')}>
        <div className={classNames(frameStyles.headerInner, 'wrap')}>
          <Logo name={productName} />
          <span className="wide">
            <StateBadge tone="accent">{t('staffScreens.frame.name')}</StateBadge>
          </span>
          <div className={classNames(frameStyles.headerEnd, 'row end')}>
            {viewer?.is_staff && <TokenTimer />}
            {viewer && <NotificationBell viewer={viewer} to="/notifications" />}
            <IconButton
              icon={open ? IconX : IconMenu2}
              ref={opener}
              data-opens-menu
              label={open ? t('shell.menu.close') : t('shell.menu.open')}
              aria-expanded={open}
              aria-controls={open ? menuId : undefined}
              onClick={() => setOpen(!open)}
            />
          </div>
        </div>
        {open && MenuPanel && <MenuPanel id={menuId} person={viewer} onClose={close} />}
      </header>
      {viewer?.is_staff && <StaffPages />}
    </>
  );
}

/** The pages of one's areas. */
function StaffPages() {
  const { t, format } = useTexts();
  const { pathname } = useLocation();
  const { data } = useQuery(staffSessionQuery());
  const waiting = useWaiting(useViewer());
  const pages = staffPagesFor(data?.areas ?? []);
  if (pages.length === 0) return null;
  const isHere = (to: string) => pathname === to || pathname.startsWith(`${to}/`);
  return (
    <div className={classNames(styles.nav, 'on-screen')}>
      <div className="wrap">
        <LinkTabs
          label={t('staffScreens.frame.name')}
          value={pages.find(({ to }) => isHere(to))?.key ?? ''}
          tabs={pages.map(({ key, to }) => ({
            value: key,
            to,
            label: (
              <span className="row">
                {t(`staffScreens.frame.menu.${key}`)}
                {key === 'queue' && waiting > 0 && <Count quiet>{format.number(waiting)}</Count>}
              </span>
            ),
          }))}
        />
      </div>
    </div>
  );
}
