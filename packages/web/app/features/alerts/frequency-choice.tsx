import { type AlertFrequency, alertFrequencies } from '@heima/domain/alerts/saved-search.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { ChoiceCard } from '#ui/fields/check.tsx';
import type { Bound } from '#ui/fields/field.tsx';
import { FieldGroup } from '#ui/fields/field-group.tsx';

/** How often e-mails come, with what each choice means. */
export function FrequencyChoice({ id, name, value, onChange }: Bound<AlertFrequency>) {
  const { t } = useTexts();
  return (
    <FieldGroup legend={t('alerts.frequency.label')}>
      {alertFrequencies.map((frequency) => (
        <ChoiceCard
          key={frequency}
          id={`${id}-${frequency}`}
          name={name}
          value={frequency}
          title={t(`alerts.frequency.${frequency}`)}
          checked={value === frequency}
          onChange={() => onChange(frequency)}
        >
          {t(`alerts.frequency.${frequency}Help`)}
        </ChoiceCard>
      ))}
    </FieldGroup>
  );
}
