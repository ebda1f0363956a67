import { type PlainDate, showDate } from '@heima/domain/shared/plain-date.ts';
import { readWrittenDate } from '@heima/domain/shared/written-date.ts';
import { useEffect, useRef, useState } from 'react';

const shownOf = (date: string | null) => (date ? showDate(date as PlainDate) : '');

/**
 * A day as text, for a field in which it is typed.
 *
 * @returns whether the text is no day, what the field shows and does, and `show` for a day that was picked elsewhere.
 */
export function useTypedDay(value: string | null, onChange: (date: string | null) => void) {
  const [text, setText] = useState(shownOf(value));
  const [isWrong, setIsWrong] = useState(false);
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
  return {
    isWrong,
    /** Shows a day that was picked elsewhere. */
    show: (date: string | null) => {
      last.current = date;
      setIsWrong(false);
      setText(shownOf(date));
    },
    field: {
      type: 'text',
      inputMode: 'numeric' as const,
      autoComplete: 'off',
      className: 'num',
      value: text,
      onChange: ({ target }: { target: { value: string } }) => {
        setText(target.value);
        const date = readWrittenDate(target.value);
        if (date) give(date);
        else if (target.value.trim() === '') give(null);
      },
      onBlur: () => {
        const date = readWrittenDate(text);
        if (date) setText(showDate(date));
        setIsWrong(!date && text.trim() !== '');
      },
    },
  };
}
