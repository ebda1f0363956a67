import type { Language } from '@heima/domain/shared/language.ts';
import { useRef, useState } from 'react';
import { CalendarButton } from './calendar-button.tsx';
import styles from './date-field.module.css';
import { type Bound, Field } from './field.tsx';
import { FieldGroup } from './field-group.tsx';
import { Affix, Input } from './input.tsx';
import { useTypedDay } from './typed-day.ts';

/** A first and a last day; either may be missing. Plain dates: YYYY-MM-DD. */
export interface DateRange {
  from: string | null;
  to: string | null;
}

interface DateRangeFieldProps extends Omit<Bound<DateRange>, 'name'> {
  /** What is asked for. */
  legend: string;
  fromLabel: string;
  toLabel: string;
  help?: string;
  /** Name of the button that opens the calendar, and of the calendar. */
  pick: string;
  /** What is said of a text that is no day. */
  wrong: (typed: string) => string;
  /** Said when the last day is before the first. */
  turned: string;
  /** How a day is written: DD.MM.ÁÁÁÁ. */
  placeholder: string;
  /** Of the calendar. */
  language: Language;
  min?: string | undefined;
}

const loadCalendar = async () => (await import('./calendar.tsx')).RangeCalendar;
type CalendarPart = Awaited<ReturnType<typeof loadCalendar>>;

/**
 * From one day to another, each typed as in a `DateField`, or both picked from one calendar. Where the calendar cannot
 * be fetched the days are typed.
 */
export function DateRangeField(props: DateRangeFieldProps) {
  const { id, legend, value, onChange, pick, wrong, turned, placeholder, language, min } = props;
  const opener = useRef<HTMLButtonElement>(null);
  const [Calendar, setCalendar] = useState<CalendarPart>();
  const from = useTypedDay(value.from, (date) => onChange({ ...value, from: date }));
  const to = useTypedDay(value.to, (date) => onChange({ ...value, to: date }));
  const close = () => setCalendar(undefined);
  const open = async () => {
    // Without the calendar the day is typed.
    const part = await loadCalendar().catch(() => undefined);
    if (part) setCalendar(() => part);
    else document.getElementById(`${id}-from`)?.focus();
  };
  const isTurned = value.from !== null && value.to !== null && value.to < value.from;
  const noDay = [from, to].find(({ isWrong }) => isWrong);
  const error = noDay ? wrong(noDay.field.value) : isTurned ? turned : props.error;
  const ends = [
    { end: 'from', day: from, label: props.fromLabel, isBad: from.isWrong },
    { end: 'to', day: to, label: props.toLabel, isBad: to.isWrong || isTurned },
  ];
  return (
    <FieldGroup id={id} legend={legend} help={props.help} error={error}>
      <div className={styles.ends}>
        {ends.map(({ end, day, label, isBad }) => (
          <Field key={end} id={`${id}-${end}`} look="quiet" label={label}>
            <Affix>
              <Input
                {...day.field}
                id={`${id}-${end}`}
                placeholder={placeholder}
                aria-invalid={isBad || undefined}
                aria-describedby={isBad ? `${id}-error` : undefined}
              />
              {end === 'to' && (
                <CalendarButton ref={opener} label={pick} isOpen={Calendar !== undefined} onOpen={open} />
              )}
            </Affix>
          </Field>
        ))}
      </div>
      {Calendar && (
        <Calendar
          name={pick}
          language={language}
          value={value}
          min={min}
          opener={() => opener.current}
          onClose={close}
          onChoose={(range) => {
            from.show(range.from);
            to.show(range.to);
            onChange(range);
            if (range.to) close();
          }}
        />
      )}
    </FieldGroup>
  );
}
