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
      <dt>{t('aboutScreen.hours.email')}</dt>
      <dd>
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      </dd>
      <dt>{t('aboutScreen.hours.weekdays')}</dt>
      <dd>{t('aboutScreen.hours.open', officeHours)}</dd>
      <dt>{t('aboutScreen.hours.weekend')}</dt>
      <dd>{t('aboutScreen.hours.closed')}</dd>
    </dl>
  );
}
