import { type AlertFrequency, alertFrequencies } from '@heima/domain/alerts/saved-search.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { classNames } from '#ui/class-names.ts';
import type { Bound } from '#ui/fields/field.tsx';
import styles from './frequency-choice.module.css';

/** How often e-mails come, with what each choice means. */
export function FrequencyChoice({ id, name, value, onChange }: Bound<AlertFrequency>) {
  const { t } = useTexts();
  return (
    <fieldset className={classNames(styles.alertpick, 'stack stack--8')}>
      <legend className="label">{t('alerts.frequency.label')}</legend>
      {alertFrequencies.map((frequency) => (
        <label key={frequency} className="pick">
          <input
            id={`${id}-${frequency}`}
            type="radio"
            name={name}
            value={frequency}
            checked={value === frequency}
            onChange={() => onChange(frequency)}
          />
          <b>{t(`alerts.frequency.${frequency}`)}</b>
          <small>{t(`alerts.frequency.${frequency}Help`)}</small>
        </label>
      ))}
    </fieldset>
  );
}
