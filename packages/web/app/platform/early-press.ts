import { useEffect } from 'react';

declare global {
  interface Window {
    /** Set by the script that starts the page's scripts late. */
    heimaEarly?: { act?: () => void; end: () => void } | undefined;
  }
}

/** Does what was pressed or sent last before the page was alive, once it is. */
export function useEarlyPress(): void {
  useEffect(() => {
    const early = window.heimaEarly;
    window.heimaEarly = undefined;
    early?.end();
    // After what was typed early has found its place.
    if (early?.act) setTimeout(early.act);
  }, []);
}
