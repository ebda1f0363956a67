import { type InputHTMLAttributes, useLayoutEffect, useRef } from 'react';
import { caretAfter } from './grouped-digits.ts';

interface DigitsInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  /** Digits only. */
  value: string;
  onDigits: (digits: string) => void;
  /** Makes the digits of what was typed or pasted. */
  read: (text: string) => string;
  /** The digits as they are shown. */
  show: (digits: string) => string;
}

/** An input that takes digits only and groups them while they are typed; the caret stays where it was. */
export function DigitsInput({ value, onDigits, read, show, ...others }: DigitsInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number | undefined>(undefined);
  const shown = show(value);
  useLayoutEffect(() => {
    if (digitsBefore.current === undefined || document.activeElement !== input.current) return;
    const at = caretAfter(shown, digitsBefore.current);
    digitsBefore.current = undefined;
    input.current?.setSelectionRange(at, at);
  }, [shown]);
  return (
    <input
      {...others}
      ref={input}
      type="text"
      value={shown}
      onChange={({ target }) => {
        const caret = target.selectionStart ?? target.value.length;
        digitsBefore.current = target.value.slice(0, caret).replace(/\D/g, '').length;
        onDigits(read(target.value));
      }}
    />
  );
}
