import { type InputHTMLAttributes, useLayoutEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { caretAfter } from './grouped-digits.ts';
import { type InputLook, inputClass } from './input.tsx';

interface DigitsInputProps
  extends InputLook,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'size' | 'className'> {
  /** Digits only. */
  value: string;
  onDigits: (digits: string) => void;
  /** Makes the digits of what was typed or pasted. */
  read: (text: string) => string;
  /** The digits as they are shown. */
  show: (digits: string) => string;
}

/** An input that takes digits only and groups them while they are typed; the caret stays where it was. */
export function DigitsInput({
  value,
  onDigits,
  read,
  show,
  size,
  look,
  className,
  ...others
}: DigitsInputProps) {
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
      className={inputClass({ size, look, className: classNames('num', className) })}
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
