import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMenu2,
  IconX,
} from '@tabler/icons-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Outlet, useMatches, useRouteError } from 'react-router';
import { accountMenu } from '#account-menu.ts';
import { OwnAvatar } from '#entities/person/own-avatar.tsx';
import { MessagesSign } from '#features/chat/messages-sign.tsx';
import { useUnreadConversations } from '#features/chat/unread-count.ts';
import { NotificationBell } from '#features/notifications/notification-bell.tsx';
import { useUnseen } from '#features/notifications/unseen-count.ts';
import { FactorNotice } from '#features/shell/factor-notice.tsx';
import frameStyles from '#features/shell/frame.module.css';
import { type MenuEntry, menuFor } from '#features/shell/menu.ts';
import { MenuLink } from '#features/shell/menu-link.tsx';
import { useWaiting } from '#features/shell/queue-counts.ts';
import { SignOutButton } from '#features/shell/sign-out-button.tsx';
import { ThemeLinks } from '#features/shell/theme-links.tsx';
import { ViewSwitch } from '#features/shell/view-switch.tsx';
import { headerMenu } from '#header-menu.ts';
import { ErrorScreen } from '#platform/errors/error-screen.tsx';
import { useLazyPart } from '#platform/errors/use-lazy-part.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { titleOf } from '#platform/screen.ts';
import { usePageFacts, useViewer } from '#platform/viewer.ts';
import { deviceStorage } from '#platform/web-storage.ts';
import { classNames } from '#ui/class-names.ts';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Logo } from '#ui/logo.tsx';
import accountFrameStyles from './account-frame.module.css';

const loadMenu = async () => (await import('#features/shell/menu-panel.tsx')).MenuPanel;

/** The frame of account pages (V011): a sidebar that folds, under 1201 px a header with the menu (R014). */
export default function AccountLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <Frame>
      <ErrorScreen error={error} />
    </Frame>
  );
}

function Frame({ children }: { children: React.ReactNode }) {
  const [folded, fold] = useFolded();
  return (
    <div
      className={
        folded ? classNames(accountFrameStyles.frame, accountFrameStyles.folded) : accountFrameStyles.frame
      }
    >
      <Sidebar folded={folded} onFold={fold} />
      <div className={accountFrameStyles.content}>
        <PhoneHeader />
        <FactorNotice className={accountFrameStyles.note} />
        {children}
      </div>
    </div>
  );
}

function Sidebar({ folded, onFold }: { folded: boolean; onFold: (folded: boolean) => void }) {
  const { t } = useTexts();
  const viewer = useViewer();
  const { productName } = usePageFacts();
  const unseen = useUnseen(viewer?.unseen_notifications ?? 0);
  const counts: Partial<Record<MenuEntry['key'], number>> = {
    messages: useUnreadConversations(),
    notifications: unseen,
    queue: useWaiting(viewer),
  };
  return (
    <nav data-sidebar className={accountFrameStyles.side} aria-label={t('shell.menu.mine')}>
      <Logo name={productName} />
      {viewer && (
        <div className={accountFrameStyles.sidePerson}>
          <OwnAvatar person={viewer} />
          <div className={accountFrameStyles.sideName}>
            <div className="medium clip">{viewer.full_name}</div>
            <div className="small muted">{t(`shell.view.${viewer.user_type}`)}</div>
          </div>
        </div>
      )}
      {viewer &&
        [
          ...menuFor('view', viewer, accountMenu),
          ...menuFor('signs', viewer, headerMenu),
          ...menuFor('user', viewer, accountMenu),
        ].map((entry) => (
          <MenuLink
            key={entry.key}
            entry={entry}
            className={accountFrameStyles.item}
            count={counts[entry.key] ?? 0}
          />
        ))}
      <div className={accountFrameStyles.group}>{t('shell.menu.general', { name: productName })}</div>
      {menuFor('navbar', viewer, headerMenu).map((entry) => (
        <MenuLink key={entry.key} entry={entry} className={accountFrameStyles.item} />
      ))}
      <div className={accountFrameStyles.sideEnd}>
        {viewer && !folded && <ViewSwitch person={viewer} small />}
        {!folded && (
          <Segmented label={t('shell.theme.title')} size="small" wide>
            <ThemeLinks />
          </Segmented>
        )}
        {viewer && <SignOutButton className={accountFrameStyles.item} />}
        <button
          className={accountFrameStyles.item}
          type="button"
          aria-expanded={!folded}
          onClick={() => onFold(!folded)}
        >
          <Icon of={folded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse} />
          <span>{folded ? t('shell.menu.unfold') : t('shell.menu.fold')}</span>
        </button>
      </div>
    </nav>
  );
}

function PhoneHeader() {
  const { t } = useTexts();
  const viewer = useViewer();
  const menuId = useId();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    opener.current?.focus();
  }, []);
  const MenuPanel = useLazyPart(loadMenu, open, close);
  const title = titleOf(useMatches());
  return (
    <header data-phone className={classNames(frameStyles.header, accountFrameStyles.phoneTop, 'on-screen')}>
      <div className={classNames(frameStyles.headerInner, 'wrap')}>
        <IconButton
          icon={open ? IconX : IconMenu2}
          ref={opener}
          className={accountFrameStyles.menu}
          data-opens-menu
          label={open ? t('shell.menu.close') : t('shell.menu.open')}
          aria-expanded={open}
          aria-controls={open ? menuId : undefined}
          onClick={() => setOpen(!open)}
        />
        {title && <span className="strong clip">{t(title)}</span>}
        {viewer && (
          <div className={classNames(frameStyles.headerEnd, 'row end')}>
            {menuFor('signs', viewer, headerMenu).map(({ key, to }) => {
              if (key === 'messages') return <MessagesSign key={key} to={to} />;
              return key === 'notifications' && <NotificationBell key={key} viewer={viewer} to={to} />;
            })}
            <OwnAvatar person={viewer} size="s" />
          </div>
        )}
      </div>
      {open && MenuPanel && <MenuPanel id={menuId} person={viewer} onClose={close} />}
    </header>
  );
}

const key = 'heima.sidebar-folded';

/** Whether the sidebar is folded to its signs; remembered in this browser. */
function useFolded(): [boolean, (folded: boolean) => void] {
  const [folded, setFolded] = useState(false);
  useEffect(() => setFolded(deviceStorage.get(key) === '1'), []);
  return [
    folded,
    (next) => {
      setFolded(next);
      deviceStorage.set(key, next ? '1' : '0');
    },
  ];
}
