import { readIsk } from '@heima/domain/shared/read-isk.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';

/**
 * Keeps a form from being sent while the text of one of its fields is no amount. What is wrong is said at the field
 * once it is left, or when somebody wants to send.
 */
export function useAmountField(text: string, read: (text: string) => number | undefined = readIsk) {
  const ref = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState(false);
  const isWrong = text.trim() !== '' && read(text) === undefined;
  useEffect(() => {
    // Our own message stands at the field; the browser's is never shown.
    ref.current?.setCustomValidity(isWrong ? ' ' : '');
  }, [isWrong]);
  return {
    showsWrong: isWrong && left,
    field: {
      ref,
      onBlur: () => setLeft(true),
      onFocus: () => setLeft(false),
      onInvalid: (event: FormEvent<HTMLInputElement>) => {
        event.preventDefault();
        event.currentTarget.focus();
        setLeft(true);
      },
    },
  };
}
