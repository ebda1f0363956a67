import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { classNames } from '#ui/class-names.ts';
import { Prose } from '#ui/prose.tsx';
import { Contents } from './contents.tsx';
import styles from './text-page.module.css';

export interface TextSection {
  id: string;
  title: string;
  text: string;
  /** Stands below the text. */
  more?: ReactNode;
}

interface TextPageProps {
  crumbs?: readonly { to: string; name: string }[];
  title: string;
  lead: string;
  updated?: string;
  sections: readonly TextSection[];
  /** Beside the contents on wide screens, below the text on phones. */
  aside?: ReactNode;
}

/** A page to read: a contents list, lines of readable length, and nothing but the text when printed. */
export function TextPage({ crumbs, title, lead, updated, sections, aside }: TextPageProps) {
  const { t, format } = useTexts();
  return (
    <main id="content" className={classNames(styles.page, 'wrap')}>
      {crumbs && (
        <nav className={styles.crumbs} aria-label={t('shell.textPage.crumbs')}>
          {crumbs.map(({ to, name }) => (
            <Link key={to} to={to}>
              {name}
            </Link>
          ))}
        </nav>
      )}
      <div className={styles.columns}>
        <article className={styles.text}>
          <header>
            <h1>{title}</h1>
            <p className={styles.lead}>{lead}</p>
            {updated && (
              <p className={classNames(styles.by, 'small muted')}>
                {t('shell.textPage.updated', { date: format.date(updated) })}
              </p>
            )}
          </header>
          <details className={styles.contentsSide}>
            <summary>{t('shell.textPage.contents')}</summary>
            <ul>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ul>
          </details>
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>{section.title}</h2>
              <Prose text={section.text} />
              {section.more}
            </section>
          ))}
        </article>
        <aside className={styles.aside}>
          <Contents sections={sections} />
          {aside}
        </aside>
      </div>
    </main>
  );
}
