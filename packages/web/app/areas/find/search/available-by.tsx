import { isImpossibleDay } from '@heima/domain/shared/written-date.ts';
import { useState } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import type { PanelFieldsProps } from './panel-fields.ts';
import styles from './panels.module.css';

/** Free from this day at the latest (R008). The form reads it as it is written: DD.MM.YYYY. */
export function AvailableBy({ search, draft }: PanelFieldsProps) {
  const { t, language } = useTexts();
  const [day, setDay] = useState(search.available_by ?? null);
  return (
    <div className={styles.panelDate}>
      <DateField
        id="available-by"
        name="available_by"
        label={t('searchScreen.available.label')}
        placeholder={t('searchScreen.available.placeholder')}
        pick={t('searchScreen.available.pick')}
        wrong={(typed) =>
          t(isImpossibleDay(typed) ? 'searchScreen.available.noSuchDay' : 'searchScreen.available.wrong')
        }
        language={language}
        value={day}
        onChange={(chosen) => {
          setDay(chosen);
          // A day that is picked in the calendar changes nothing in the form that it would notice.
          const { available_by: _, ...others } = draft.search;
          draft.set(chosen === null ? others : { ...others, available_by: chosen });
        }}
      />
    </div>
  );
}
