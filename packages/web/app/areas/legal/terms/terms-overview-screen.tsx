import { Link } from 'react-router';
import styles from '#areas/legal/text-page.module.css';
import { TextPage } from '#areas/legal/text-page.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { usePageFacts } from '#platform/viewer.ts';
import { legalDocuments, legalText, legalUpdated } from './legal-documents.ts';

/** What rules there are, and the few that matter most (V236). */
export function TermsOverviewScreen() {
  const { t } = useTexts();
  const { productName: name } = usePageFacts();
  const cards = (
    <ul className={styles.cards}>
      {legalDocuments.map(({ slug, key }) => (
        <li key={slug}>
          <Link to={`/terms/${slug}`}>
            <b className="strong">{t(legalText({ key }, 'title'))}</b>
            <span>{t(legalText({ key }, 'short'), { name })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
  const sections = (['pages', 'brief', 'changes', 'language'] as const).map((id) => ({
    id,
    title: t(`legalScreens.overview.sections.${id}.title`),
    text: t(`legalScreens.overview.sections.${id}.text`, { name }),
    more: id === 'pages' ? cards : undefined,
  }));
  return (
    <>
      <PageHead
        title={t('legalScreens.overview.title')}
        description={t('legalScreens.overview.lead', { name })}
        path="/terms"
      />
      <TextPage
        title={t('legalScreens.overview.title')}
        lead={t('legalScreens.overview.lead', { name })}
        updated={legalUpdated}
        sections={sections}
      />
    </>
  );
}
