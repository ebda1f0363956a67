import { type FocusEvent, type KeyboardEvent, useState } from 'react';

type End = 'min' | 'max';
interface Ends {
  min: string;
  max: string;
  /** The two were put into order. */
  isTurned: boolean;
}

/**
 * The two ends of a range as they are typed or chosen. Where the first is above the second they change places before
 * anything is sent: once the focus leaves them, or at the press of Enter, which then waits for a second press.
 */
export function useOrderedRange(
  start: { min: string; max: string },
  read: (text: string) => number | undefined,
) {
  const [ends, setEnds] = useState<Ends>({ ...start, isTurned: false });
  const inOrder = (now: Ends): Ends => {
    const [low, high] = [read(now.min), read(now.max)];
    return low !== undefined && high !== undefined && low > high
      ? { min: now.max, max: now.min, isTurned: true }
      : now;
  };
  return {
    ends,
    set: (end: End, text: string) => setEnds((now) => ({ ...now, [end]: text, isTurned: false })),
    pair: {
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setEnds(inOrder);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' || inOrder(ends) === ends) return;
        event.preventDefault();
        setEnds(inOrder);
      },
    },
  };
}
