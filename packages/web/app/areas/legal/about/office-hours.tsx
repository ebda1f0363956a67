import { useTexts } from '../../../platform/i18n/use-texts.tsx';

/** R035: weekdays from 9 to 16. */
export const officeHours = { from: 9, to: 16 };

/** When people answer. */
export function OfficeHours() {
  const { t } = useTexts();
  return (
    <dl className="hours">
      <dt>{t('about.hours.weekdays')}</dt>
      <dd>{t('about.hours.open', officeHours)}</dd>
      <dt>{t('about.hours.weekend')}</dt>
      <dd>{t('about.hours.closed')}</dd>
    </dl>
  );
}
