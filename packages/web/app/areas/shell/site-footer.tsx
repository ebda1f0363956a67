import { languages } from '@heima/domain/shared/language.ts';
import { keyFromData } from '@heima/domain/shared/text-key.ts';
import { Link } from 'react-router';
import styles from '#features/shell/frame.module.css';
import { LanguageLink } from '#features/shell/language-link.tsx';
import { ThemeLinks } from '#features/shell/theme-links.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useToday } from '#platform/today.ts';
import { usePageFacts } from '#platform/viewer.ts';
import { classNames } from '#ui/class-names.ts';
import { Logo } from '#ui/logo.tsx';
import { Ridge } from '#ui/ridge.tsx';

/** Its links by their texts; places of the account are called as in the menus. */
const columns = {
  tenants: {
    'shell.footer.tenants.search': '/listings',
    'shell.menu.likedListings': '/account/liked-listings',
    'shell.menu.savedSearches': '/account/saved-searches',
    'shell.footer.tenants.rights': '/about#tenants',
  },
  landlords: {
    'shell.footer.landlords.advertise': '/start-listing',
    'shell.menu.myListings': '/landlord/my-listings',
    'shell.footer.landlords.registration': '/about#registration',
    'shell.footer.landlords.rights': '/about#landlords',
  },
  company: {
    'shell.menu.about': '/about',
    'shell.footer.company.contact': '/about#contact',
    'shell.footer.company.accessibility': '/about#accessibility',
    'shell.footer.company.api': '/api/docs',
  },
} as const;

/** The footer of public pages, above it the corrugated edge. */
export function SiteFooter() {
  const { t, language } = useTexts();
  const { productName: name } = usePageFacts();
  const today = useToday();
  return (
    <footer className={classNames(styles.footer, 'on-screen')}>
      <Ridge />
      <div className="wrap">
        <div className={styles.footerColumns}>
          <div>
            <Logo name={name} />
            <p className={styles.footerAbout}>{t('shell.footer.what')}</p>
          </div>
          {(['tenants', 'landlords', 'company'] as const).map((key) => (
            <div key={key}>
              <h2>{t(`shell.footer.${key}.title`, { name })}</h2>
              <ul>
                {Object.entries(columns[key]).map(([text, to]) => (
                  <li key={text}>
                    <Link to={to} reloadDocument={to === '/api/docs'}>
                      {t(keyFromData(text), { name })}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={styles.footerEnd}>
          <span>{t('shell.footer.owner', { name, year: today.slice(0, 4) })}</span>
          <Link to="/terms">{t('shell.footer.terms')}</Link>
          <Link to="/terms/privacy-policy">{t('shell.footer.privacy')}</Link>
          <Link to="/terms/cookie-policy">{t('shell.footer.cookies')}</Link>
          <nav className="row row--16 end" aria-label={t('shell.theme.title')}>
            <ThemeLinks />
          </nav>
          <span className="row row--16 row--wrap">
            {languages.map(({ code, name }) =>
              code === language ? (
                <b key={code} className="medium">
                  {name}
                </b>
              ) : (
                <LanguageLink key={code} code={code}>
                  {name}
                </LanguageLink>
              ),
            )}
          </span>
        </div>
      </div>
    </footer>
  );
}
