import { useMemo } from 'react';
import styles from '#areas/legal/text-page.module.css';
import { TextPage, type TextSection } from '#areas/legal/text-page.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { usePageFacts } from '#platform/viewer.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { LawPoints } from './law-points.tsx';
import { OfficeHours } from './office-hours.tsx';

const sectionIds = ['heima', 'tenants', 'landlords', 'registration', 'contact', 'accessibility'] as const;

/** Rules of law beside the text, with their articles. */
const points: Partial<Record<(typeof sectionIds)[number], readonly string[]>> = {
  tenants: ['fee', 'prepay', 'deposit', 'change', 'notice'],
  landlords: ['written', 'inspection', 'grounds', 'discrimination'],
  registration: ['thirty', 'increase', 'end', 'benefit'],
};

/** About the product, and the rights and duties that people ask about most (V016). */
export function AboutScreen() {
  const { t } = useTexts();
  const { productName: name } = usePageFacts();
  const sections = useMemo(
    () =>
      sectionIds.map((id): TextSection => {
        const section = {
          id,
          title: t(`aboutScreen.${id}.title`, { name }),
          text: t(`aboutScreen.${id}.text`, { name }),
        };
        const list = points[id];
        if (list) return { ...section, more: <LawPoints key={id} section={id} points={list} /> };
        return id === 'contact' ? { ...section, more: <OfficeHours key={id} /> } : section;
      }),
    [name, t],
  );
  return (
    <>
      <PageHead
        title={t('aboutScreen.title', { name })}
        description={t('aboutScreen.lead', { name })}
        path="/about"
      />
      <TextPage
        title={t('aboutScreen.title', { name })}
        lead={t('aboutScreen.lead', { name })}
        sections={sections}
        aside={
          <div className={styles.side}>
            <h2>{t('aboutScreen.next.title')}</h2>
            <p className="small muted">{t('aboutScreen.next.text')}</p>
            <LinkButton to="/listings">{t('aboutScreen.next.search')}</LinkButton>
          </div>
        }
      />
    </>
  );
}
