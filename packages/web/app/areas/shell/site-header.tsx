import { languages } from '@heima/domain/shared/language.ts';
import { IconWorld } from '@tabler/icons-react';
import { NavLink } from 'react-router';
import { useTexts } from '../../platform/i18n/use-texts.tsx';
import { usePageFacts, useViewer } from '../../platform/viewer.ts';
import { Icon } from '../../ui/icon.tsx';
import { Logo } from '../../ui/logo.tsx';

/** The public navbar (V001, R021). */
export function SiteHeader() {
  const { t, language } = useTexts();
  const { productName } = usePageFacts();
  const viewer = useViewer();
  const name = languages.find((one) => one.code === language)!.name;
  return (
    <header className="top">
      <div className="wrap">
        <Logo name={productName} />
        <nav className="nav desk" aria-label={t('shell.nav.label')}>
          <NavLink to="/listings">{t('shell.nav.listings')}</NavLink>
          <NavLink to="/start-listing">{t('shell.nav.advertise')}</NavLink>
          <NavLink to="/about">{t('shell.nav.about')}</NavLink>
        </nav>
        <div className="row end">
          <button className="btn desk" type="button">
            <Icon of={IconWorld} />
            {name}
          </button>
          {!viewer && (
            <a className="btn btn--line" href="/login">
              {t('shell.nav.signIn')}
            </a>
          )}
        </div>
      </div>
    </header>
  );
}
