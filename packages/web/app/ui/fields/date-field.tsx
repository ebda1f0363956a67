import type { Language } from '@heima/domain/shared/language.ts';
import { useRef, useState } from 'react';
import { CalendarButton } from './calendar-button.tsx';
import styles from './date-field.module.css';
import { type Bound, controlProps, Field, type FieldState, type FieldWords, fieldProps } from './field.tsx';
import { Affix, Input } from './input.tsx';
import { useTypedDay } from './typed-day.ts';

interface DateFieldProps extends Bound<string | null>, FieldWords, FieldState {
  /** Name of the button that opens the calendar, and of the calendar. */
  pick: string;
  /** What is said of a text that is no day. */
  wrong: (typed: string) => string;
  /** How a day is written: DD.MM.ÁÁÁÁ. */
  placeholder: string;
  /** Of the calendar. */
  language: Language;
  min?: string | undefined;
}

const loadCalendar = async () => (await import('./calendar.tsx')).Calendar;
type CalendarPart = Awaited<ReturnType<typeof loadCalendar>>;

/**
 * A day, written DD.MM.YYYY in every language (R008), typed or picked from a calendar: the device's own where one
 * touches, else one in the page's language. Where that cannot be fetched, the device's own as well.
 */
export function DateField(props: DateFieldProps) {
  const { value, onChange, pick, wrong, placeholder, language, min } = props;
  const native = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [Calendar, setCalendar] = useState<CalendarPart>();
  const day = useTypedDay(value, onChange);
  const choose = (date: string) => {
    day.show(date);
    onChange(date);
  };
  const open = async () => {
    const part = matchMedia('(pointer: coarse)').matches
      ? undefined
      : // Without our calendar the browser's own opens.
        await loadCalendar().catch(() => undefined);
    if (part) setCalendar(() => part);
    else native.current?.showPicker();
  };
  const close = () => setCalendar(undefined);
  const error = day.isWrong ? wrong(day.field.value) : props.error;
  return (
    <Field {...fieldProps({ ...props, error })}>
      <Affix>
        <Input
          {...controlProps({ ...props, error }, props, props)}
          {...day.field}
          onBlur={() => {
            day.field.onBlur();
            props.onLeave?.();
          }}
          placeholder={placeholder}
        />
        <span className={styles.pick}>
          <input
            ref={native}
            className={styles.native}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            min={min}
            value={value ?? ''}
            onChange={({ target }) => {
              if (target.value) choose(target.value);
            }}
          />
          <CalendarButton ref={opener} label={pick} isOpen={Calendar !== undefined} onOpen={open} />
        </span>
      </Affix>
      {Calendar && (
        <Calendar
          name={pick}
          language={language}
          value={value}
          min={min}
          opener={() => opener.current}
          onClose={close}
          onChoose={(date) => {
            choose(date);
            close();
          }}
        />
      )}
    </Field>
  );
}
