import { latinDigits } from '@heima/domain/shared/code-text.ts';
import { type InputHTMLAttributes, useLayoutEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { caretAfter, type TextChange, textChange } from './grouped-digits.ts';
import { type InputLook, inputClass } from './input.tsx';

interface DigitsInputProps
  extends InputLook,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'size' | 'className'> {
  /** Digits only, or a text that could not be read as such. */
  value: string;
  onDigits: (digits: string) => void;
  /** Makes the digits of what was typed or pasted; gives the text back where they would be another number. */
  read: (change: TextChange) => string;
  /** The digits as they are shown. */
  show: (digits: string) => string;
  /** What groups the digits where they are shown. */
  marks?: RegExp;
}

/** An input of digits that groups them while they are typed; the caret stays where it was. */
export function DigitsInput({
  value,
  onDigits,
  read,
  show,
  marks = /[\s-]/g,
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
        const next = read(textChange(shown, latinDigits(target.value), marks));
        // A text that stays as it is keeps its caret by itself.
        digitsBefore.current =
          show(next) === target.value ? undefined : target.value.slice(0, caret).replace(/\D/g, '').length;
        onDigits(next);
      }}
    />
  );
}
