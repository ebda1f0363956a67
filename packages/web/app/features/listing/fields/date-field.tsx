import { type PlainDate, showDate } from '@heima/domain/shared/plain-date.ts';
import { IconCalendar } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { type Bound, controlProps, Field, type FieldState, type FieldWords } from '#ui/fields/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { readTypedDate } from './typed-date.ts';
import './choice-cards.css';

interface DateFieldProps extends Bound<string | null>, FieldWords, FieldState {
  /** Name of the button that opens the calendar. */
  pick: string;
  /** Said when what was typed is no day. */
  wrong: string;
  /** How a day is written: DD.MM.ÁÁÁÁ. */
  placeholder: string;
  min?: string | undefined;
}

/** A day, written DD.MM.YYYY in every language (R008), typed or picked from the device's own calendar. */
export function DateField(props: DateFieldProps) {
  const { id, label, help, optional, value, onChange, pick, wrong, placeholder, min } = props;
  const native = useRef<HTMLInputElement>(null);
  const shownOf = (date: string | null) => (date ? showDate(date as PlainDate) : '');
  const [text, setText] = useState(shownOf(value));
  const [isWrong, setIsWrong] = useState(false);
  // A value from elsewhere, such as another tab, replaces the text; one's own half-typed day stays.
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    setText(value ? showDate(value as PlainDate) : '');
    setIsWrong(false);
  }, [value]);
  const give = (date: string | null) => {
    last.current = date;
    setIsWrong(false);
    onChange(date);
  };
  const error = isWrong ? wrong : props.error;
  return (
    <Field id={id} label={label} help={help} optional={optional} error={error}>
      <div className="affix datef">
        <input
          {...controlProps({ ...props, error }, props, props)}
          className="input num"
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
        <input
          ref={native}
          className="datef__native"
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          min={min}
          value={value ?? ''}
          onChange={({ target }) => {
            if (!target.value) return;
            give(target.value);
            setText(showDate(target.value as PlainDate));
          }}
        />
        <IconButton
          icon={IconCalendar}
          variant="in-field"
          label={pick}
          onClick={() => native.current?.showPicker()}
        />
      </div>
    </Field>
  );
}
