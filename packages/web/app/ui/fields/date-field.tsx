import type { Language } from '@heima/domain/shared/language.ts';
import { type PlainDate, showDate } from '@heima/domain/shared/plain-date.ts';
import { IconCalendar } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './date-field.module.css';
import { type Bound, controlProps, Field, type FieldState, type FieldWords, fieldProps } from './field.tsx';
import { Affix, Input } from './input.tsx';
import { readTypedDate } from './typed-date.ts';

interface DateFieldProps extends Bound<string | null>, FieldWords, FieldState {
  /** Name of the button that opens the calendar, and of the calendar. */
  pick: string;
  /** Said when what was typed is no day. */
  wrong: string;
  /** How a day is written: DD.MM.ÁÁÁÁ. */
  placeholder: string;
  /** Of the calendar. */
  language: Language;
  min?: string | undefined;
}

const loadCalendar = async () => (await import('./calendar.tsx')).Calendar;
type CalendarPart = Awaited<ReturnType<typeof loadCalendar>>;

const shownOf = (date: string | null) => (date ? showDate(date as PlainDate) : '');

/**
 * A day, written DD.MM.YYYY in every language (R008), typed or picked from a calendar: the device's own where one
 * touches, else one in the page's language. Where that cannot be fetched, the device's own as well.
 */
export function DateField(props: DateFieldProps) {
  const { value, onChange, pick, wrong, placeholder, language, min } = props;
  const native = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [text, setText] = useState(shownOf(value));
  const [isWrong, setIsWrong] = useState(false);
  const [Calendar, setCalendar] = useState<CalendarPart>();
  // A value from elsewhere, such as another tab, replaces the text; one's own half-typed day stays.
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    setText(shownOf(value));
    setIsWrong(false);
  }, [value]);
  const give = (date: string | null) => {
    last.current = date;
    setIsWrong(false);
    onChange(date);
  };
  const choose = (date: string) => {
    give(date);
    setText(shownOf(date));
  };
  const open = async () => {
    const part = matchMedia('(pointer: coarse)').matches
      ? undefined
      : await loadCalendar().catch(() => undefined);
    if (part) setCalendar(() => part);
    else native.current?.showPicker();
  };
  const close = () => setCalendar(undefined);
  const error = isWrong ? wrong : props.error;
  return (
    <Field {...fieldProps({ ...props, error })}>
      <Affix>
        <Input
          {...controlProps({ ...props, error }, props, props)}
          className="num"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder={placeholder}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            const date = readTypedDate(target.value);
            if (date) give(date);
            else if (target.value.trim() === '') give(null);
          }}
          onBlur={() => {
            const date = readTypedDate(text);
            if (date) setText(showDate(date));
            setIsWrong(!date && text.trim() !== '');
          }}
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
          <IconButton
            ref={opener}
            icon={IconCalendar}
            variant="in-field"
            label={pick}
            aria-haspopup="dialog"
            aria-expanded={Calendar !== undefined}
            onClick={() => void open()}
          />
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
