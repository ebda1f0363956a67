import styles from '#areas/legal/text-page.module.css';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { usePageFacts } from '#platform/viewer.ts';

/** R035: weekdays from 9 to 16. */
export const officeHours = { from: 9, to: 16 };

/** Where to write, and when people answer. */
export function OfficeHours() {
  const { t } = useTexts();
  const { contactEmail } = usePageFacts();
  return (
    <dl className={styles.hours}>
      <dt>{t('about.hours.email')}</dt>
      <dd>
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      </dd>
      <dt>{t('about.hours.weekdays')}</dt>
      <dd>{t('about.hours.open', officeHours)}</dd>
      <dt>{t('about.hours.weekend')}</dt>
      <dd>{t('about.hours.closed')}</dd>
    </dl>
  );
}
