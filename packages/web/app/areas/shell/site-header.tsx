import { languages } from '@heima/domain/shared/language.ts';
import { IconMenu2, IconWorld, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useId, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { openLogin } from '#features/auth/open-login.ts';
import styles from '#features/shell/frame.module.css';
import { menuFor, menuName } from '#features/shell/menu.ts';
import { headerMenu } from '#header-menu.ts';
import { loginAddress } from '#platform/errors/signed-out.ts';
import { useLazyPart } from '#platform/errors/use-lazy-part.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { usePageFacts, useViewer } from '#platform/viewer.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Logo } from '#ui/logo.tsx';

/** Only signed-in people have these; visitors do not fetch them. */
const OwnAvatar = lazy(async () => ({
  default: (await import('#entities/person/own-avatar.tsx')).OwnAvatar,
}));
const HeaderSigns = lazy(async () => ({ default: (await import('./header-signs.tsx')).HeaderSigns }));

const loadMenu = async () => (await import('#features/shell/menu-panel.tsx')).MenuPanel;
const loadLanguages = async () => (await import('#features/shell/language-dialog.tsx')).LanguageDialog;
/** Ahead of the press; a failure is shown when the press comes. */
const fetchAhead = () => void loadMenu().catch(() => undefined);

/** The public navbar (V001, R021, R022); up to 1200 px its links stand in the menu (R013). */
export function SiteHeader() {
  const { t, language } = useTexts();
  const { productName } = usePageFacts();
  const viewer = useViewer();
  const place = useLocation();
  const menuId = useId();
  const [open, setOpen] = useState<'menu' | 'languages'>();
  const opener = useRef<HTMLButtonElement>(null);
  const name = languages.find((one) => one.code === language)!.name;

  const close = useCallback(() => {
    setOpen(undefined);
    opener.current?.focus();
  }, []);
  const MenuPanel = useLazyPart(loadMenu, open === 'menu', close);
  const LanguageDialog = useLazyPart(loadLanguages, open === 'languages', close);
  const menuButton = {
    type: 'button',
    'data-opens-menu': true,
    'aria-expanded': open === 'menu',
    'aria-controls': open === 'menu' ? menuId : undefined,
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    onClick: (event: React.MouseEvent<HTMLButtonElement>) => {
      opener.current = event.currentTarget;
      setOpen(open === 'menu' ? undefined : 'menu');
    },
  } as const;

  return (
    <header className={classNames(styles.header, 'on-screen')}>
      <div className={classNames(styles.headerInner, 'wrap')}>
        <Logo name={productName} />
        <nav className={classNames(styles.nav, 'wide')} aria-label={t('shell.nav.label')}>
          {menuFor('navbar', viewer, headerMenu).map(({ key, to }) => (
            <NavLink key={key} to={to}>
              {t(`shell.menu.${key}`, { name: productName })}
            </NavLink>
          ))}
        </nav>
        <div className={classNames(styles.headerEnd, 'row end')}>
          <Button
            variant="plain"
            className="wide"
            aria-haspopup="dialog"
            onClick={() => setOpen('languages')}
          >
            <Icon of={IconWorld} />
            {name}
          </Button>
          {!viewer && (
            <IconButton
              icon={IconWorld}
              className="narrow"
              aria-haspopup="dialog"
              label={t('shell.language.now', { name })}
              onClick={() => setOpen('languages')}
            />
          )}
          {viewer ? (
            <>
              <Suspense>
                <HeaderSigns viewer={viewer} />
              </Suspense>
              <button className={classNames(styles.userButton, 'wide')} {...menuButton}>
                <Suspense fallback={<Avatar name={viewer.full_name} size="s" />}>
                  <OwnAvatar person={viewer} size="s" />
                </Suspense>
                {menuName(viewer)}
              </button>
            </>
          ) : (
            <LinkButton
              to={loginAddress(place)}
              onClick={(event) => {
                event.preventDefault();
                openLogin();
              }}
            >
              {t('shell.nav.signIn')}
            </LinkButton>
          )}
          <IconButton
            icon={open === 'menu' ? IconX : IconMenu2}
            className="narrow"
            label={open === 'menu' ? t('shell.menu.close') : t('shell.menu.open')}
            {...menuButton}
          />
        </div>
      </div>
      {open === 'menu' && MenuPanel && <MenuPanel id={menuId} person={viewer} onClose={close} />}
      {open === 'languages' && LanguageDialog && <LanguageDialog onClose={() => setOpen(undefined)} />}
    </header>
  );
}
