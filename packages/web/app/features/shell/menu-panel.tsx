import { languages } from '@heima/domain/shared/language.ts';
import { IconAlertTriangle, IconChevronRight, IconDeviceMobile, IconMail } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { accountMenu } from '#account-menu.ts';
import { OwnAvatar } from '#entities/person/own-avatar.tsx';
import { headerMenu } from '#header-menu.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { usePageFacts } from '#platform/viewer.ts';
import { classNames } from '#ui/class-names.ts';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Icon } from '#ui/icon.tsx';
import { LanguageLink } from './language-link.tsx';
import { contactWarnings, type MenuPerson, menuFor } from './menu.ts';
import { MenuLink } from './menu-link.tsx';
import styles from './menu-panel.module.css';
import { useWaiting } from './queue-counts.ts';
import { SignOutButton } from './sign-out-button.tsx';
import { ThemeLinks } from './theme-links.tsx';
import { ViewSwitch } from './view-switch.tsx';

interface MenuPanelProps {
  id: string;
  person: MenuPerson | undefined;
  onClose: () => void;
}

/**
 * The one menu in three layouts: a whole page on phones, two columns under the header on tablets up to 1200 px (R013),
 * and for signed-in people a panel at the user button above that (V002, V003, V004).
 */
export function MenuPanel({ id, person, onClose }: MenuPanelProps) {
  const { t } = useTexts();
  const { productName } = usePageFacts();
  const general = t('shell.menu.general', { name: productName });
  const box = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const startedAt = useRef(key);

  // Following a link closes the menu.
  useEffect(() => {
    if (startedAt.current !== key) onClose();
  }, [key, onClose]);

  useEffect(() => {
    box.current?.querySelector<HTMLElement>('a[href], button')?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) onClose();
    };
    const onPress = (event: PointerEvent) => {
      const target = event.target as Element;
      if (!box.current?.contains(target) && !target.closest('[data-opens-menu]')) onClose();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [onClose]);

  return (
    <>
      <div className={styles.scrim} />
      <div className={styles.panel} id={id} ref={box}>
        <div className={person ? styles.inner : classNames(styles.inner, styles.visitor)}>
          {person && <Person person={person} />}
          <div className={styles.general}>
            <nav aria-label={general} className="narrow">
              <p className={classNames(styles.title, 'small muted')}>{general}</p>
              {menuFor('navbar', person, headerMenu, true).map((entry) => (
                <MenuLink key={entry.key} entry={entry} />
              ))}
            </nav>
            <Languages />
            <div className={styles.languages}>
              <p className={classNames(styles.title, 'small muted')}>{t('shell.theme.title')}</p>
              <Segmented label={t('shell.theme.title')} wide>
                <ThemeLinks />
              </Segmented>
            </div>
            {person && (
              <div className={styles.signOut}>
                <SignOutButton className={styles.link} />
              </div>
            )}
          </div>
        </div>
      </div>
    </>
  );
}

function Person({ person }: { person: MenuPerson }) {
  const { t } = useTexts();
  const waiting = useWaiting(person);
  const own = [...menuFor('view', person, accountMenu), ...menuFor('user', person, accountMenu)];
  return (
    <div className={styles.account}>
      <div className={styles.person}>
        <OwnAvatar person={person} size="l" />
        <div>
          <b className="strong">{person.full_name}</b>
          <div className={classNames(styles.personId, 'small muted')}>
            {t('shell.menu.userId', { id: person.number })}
          </div>
        </div>
      </div>
      {contactWarnings(person).map((kind) => (
        <Link key={kind} className={styles.warning} to="/account/contact">
          <Icon of={kind === 'phone' ? IconDeviceMobile : kind === 'email' ? IconMail : IconAlertTriangle} />
          <span>
            <b className="medium">{t(`shell.menu.unverified.${kind}`)}</b>
            <span className="small">{t('shell.menu.unverified.why')}</span>
          </span>
          <Icon of={IconChevronRight} size={16} />
        </Link>
      ))}
      <ViewSwitch person={person} />
      <nav aria-label={t('shell.menu.mine')}>
        {own.map((entry) => (
          <MenuLink key={entry.key} entry={entry} count={entry.key === 'queue' ? waiting : 0} />
        ))}
      </nav>
    </div>
  );
}

function Languages() {
  const { t, language } = useTexts();
  return (
    <div className={classNames(styles.languages, 'narrow')}>
      <p className={classNames(styles.title, 'small muted')}>{t('shell.language.title')}</p>
      <Segmented label={t('shell.language.title')} wide>
        {languages.map(({ code, name }) => (
          <LanguageLink key={code} code={code} aria-current={code === language ? 'true' : undefined}>
            {name}
          </LanguageLink>
        ))}
      </Segmented>
    </div>
  );
}
