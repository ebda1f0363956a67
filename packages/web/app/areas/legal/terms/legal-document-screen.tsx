import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import styles from '#areas/legal/text-page.module.css';
import { TextPage, type TextSection } from '#areas/legal/text-page.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { usePageFacts } from '#platform/viewer.ts';
import { CookieTable } from './cookie-table.tsx';
import {
  legalDocument,
  legalDocuments,
  legalSectionText,
  legalText,
  legalUpdated,
} from './legal-documents.ts';

/** One legal page (V237 to V241). */
export function LegalDocumentScreen() {
  const { t } = useTexts();
  const { productName: name } = usePageFacts();
  const { document: slug } = useParams();
  const { key, sections: ids } = legalDocument(slug)!;
  const sections = useMemo(
    () =>
      ids.map((id): TextSection => {
        const section = {
          id,
          title: t(legalSectionText({ key }, id, 'title'), { name }),
          text: t(legalSectionText({ key }, id, 'text'), { name }),
        };
        return key === 'cookie' && id === 'list' ? { ...section, more: <CookieTable /> } : section;
      }),
    [ids, key, name, t],
  );
  const title = t(legalText({ key }, 'title'));
  return (
    <>
      <PageHead
        title={title}
        description={t(legalText({ key }, 'short'), { name })}
        path={`/terms/${slug}`}
      />
      <TextPage
        key={slug}
        crumbs={[{ to: '/terms', name: t('legalScreens.overview.title') }]}
        title={title}
        lead={t(legalText({ key }, 'lead'), { name })}
        updated={legalUpdated}
        sections={sections}
        aside={
          <nav className={styles.side} aria-labelledby="other-pages">
            <h2 id="other-pages">{t('legalScreens.others')}</h2>
            <ul>
              {legalDocuments
                .filter((one) => one.slug !== slug)
                .map((one) => (
                  <li key={one.slug}>
                    <Link to={`/terms/${one.slug}`}>
                      <b className="medium">{t(legalText(one, 'title'))}</b>
                    </Link>
                  </li>
                ))}
            </ul>
          </nav>
        }
      />
    </>
  );
}
