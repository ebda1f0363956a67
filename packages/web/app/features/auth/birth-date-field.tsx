import type { PlainDate } from '@heima/domain/shared/plain-date.ts';
import { useState } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import type { Bound } from '#ui/fields/field.tsx';
import { FieldGroup } from '#ui/fields/field-group.tsx';
import { Select } from '#ui/fields/input.tsx';
import { type DateParts, daysToChoose, partsOf, wholeDate, withPart, yearsToChoose } from './birth-date.ts';
import styles from './birth-date-field.module.css';

interface BirthDateFieldProps extends Bound<string> {
  label: string;
  today: PlainDate;
  /** Whether something is chosen, or taken back, that makes no date: a form must not be saved over it. */
  onUnfinished?: (isUnfinished: boolean) => void;
}

const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
type Month = (typeof months)[number];

/**
 * Day, month and year of birth (V055); gives a date only when all three make one. A day that the month lacks is taken
 * back with a word about it.
 */
export function BirthDateField(props: BirthDateFieldProps) {
  const { id, name, value, onChange, label, today, onUnfinished } = props;
  const { t } = useTexts();
  const [parts, setParts] = useState<DateParts>(() => partsOf(value));
  const [begun] = useState(value);
  const [lost, setLost] = useState<string>();
  const error = lost ?? props.error;
  const choices: readonly [keyof DateParts, readonly string[], string][] = [
    ['day', daysToChoose(parts), 'bday-day'],
    ['month', months, 'bday-month'],
    ['year', yearsToChoose(today), 'bday-year'],
  ];
  const choose = (part: keyof DateParts, chosen: string) => {
    const next = withPart(parts, part, chosen);
    setParts(next);
    const isLost = parts.day !== '' && part !== 'day' && next.day === '';
    setLost(
      isLost
        ? t('auth.birthDate.noDay', {
            day: parts.day,
            month: t(`auth.birthDate.months.${next.month as Month}`),
          })
        : undefined,
    );
    const whole = wholeDate(next);
    if (whole !== value) onChange(whole);
    onUnfinished?.(whole === '' && (begun !== '' || Object.values(next).some(Boolean)));
  };
  return (
    <FieldGroup id={id} legend={label} error={error}>
      <div className={styles.parts}>
        {choices.map(([part, options, complete]) => (
          <Select
            key={part}
            look="narrow"
            id={`${id}-${part}`}
            name={`${name}-${part}`}
            aria-label={t(`auth.birthDate.${part}`)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            autoComplete={complete}
            value={parts[part]}
            onChange={(event) => choose(part, event.target.value)}
          >
            <option value="">{t(`auth.birthDate.${part}`)}</option>
            {options.map((option) => (
              <option key={option} value={option}>
                {part === 'month' ? t(`auth.birthDate.months.${option as Month}`) : option}
              </option>
            ))}
          </Select>
        ))}
      </div>
    </FieldGroup>
  );
}
