import { languages } from '@heima/domain/shared/language.ts';
import { keyFromData } from '@heima/domain/shared/text-key.ts';
import { Link } from 'react-router';
import styles from '#features/shell/frame.module.css';
import { LanguageLink } from '#features/shell/language-link.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { usePageFacts } from '#platform/viewer.ts';
import { classNames } from '#ui/class-names.ts';
import { Logo } from '#ui/logo.tsx';
import { Ridge } from '#ui/ridge.tsx';

const columns = [
  {
    key: 'tenants',
    links: [
      ['search', '/listings'],
      ['rights', '/about#tenants'],
    ],
  },
  {
    key: 'landlords',
    links: [
      ['advertise', '/start-listing'],
      ['registration', '/about#registration'],
    ],
  },
  {
    key: 'company',
    links: [
      ['about', '/about'],
      ['contact', '/about#contact'],
      ['accessibility', '/about#accessibility'],
    ],
  },
] as const;

/** The footer of public pages, above it the corrugated edge. */
export function SiteFooter() {
  const { t, language } = useTexts();
  const { productName } = usePageFacts();
  return (
    <footer className={classNames(styles.footer, 'on-screen')}>
      <Ridge />
      <div className="wrap">
        <div className={styles.footerColumns}>
          <div>
            <Logo name={productName} />
            <p className={styles.footerAbout}>{t('shell.footer.what')}</p>
          </div>
          {columns.map(({ key, links }) => (
            <div key={key}>
              <h2>{t(`shell.footer.${key}.title`, { name: productName })}</h2>
              <ul>
                {links.map(([name, to]) => (
                  <li key={name}>
                    <Link to={to}>
                      {t(keyFromData(`shell.footer.${key}.${name}`), { name: productName })}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={styles.footerEnd}>
          <span>{t('shell.footer.owner', { name: productName })}</span>
          <Link to="/terms">{t('shell.footer.terms')}</Link>
          <Link to="/terms/privacy-policy">{t('shell.footer.privacy')}</Link>
          <Link to="/terms/cookie-policy">{t('shell.footer.cookies')}</Link>
          <span className="row row--16 end">
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
