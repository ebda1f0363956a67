import { useState } from 'react';
import { useAskBeforeUnload } from '#platform/forms/ask-before-unload.ts';

export interface ShownCodes {
  codes: readonly string[] | undefined;
  show: (codes: readonly string[]) => void;
  /** They were copied or fetched. */
  keep: () => void;
  /** Closes, or asks first. */
  close: () => void;
  asks: boolean;
  stay: () => void;
}

/** Recovery codes are shown once: closing them asks first, until they were copied or fetched. */
export function useShownCodes(onClose: () => void): ShownCodes {
  const [codes, show] = useState<readonly string[]>();
  const [kept, setKept] = useState(false);
  const [asks, setAsks] = useState(false);
  const wouldLose = codes !== undefined && !kept;
  useAskBeforeUnload(wouldLose);
  return {
    codes,
    show,
    keep: () => setKept(true),
    close: () => (wouldLose ? setAsks(true) : onClose()),
    asks,
    stay: () => setAsks(false),
  };
}
