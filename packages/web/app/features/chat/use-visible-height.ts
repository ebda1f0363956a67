import { type RefObject, useEffect, useRef } from 'react';

/**
 * Ends a part at the lower edge of what can be seen. The keyboard of a phone lies over the page, which does not become
 * smaller by it: what is written in would lie below it.
 */
export function useVisibleHeight(): RefObject<HTMLElement | null> {
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const fit = () => {
      const covered = Math.round(window.innerHeight - view.height * view.scale);
      if (part.current) part.current.style.marginBottom = covered > 0 ? `${covered}px` : '';
    };
    fit();
    view.addEventListener('resize', fit);
    return () => view.removeEventListener('resize', fit);
  }, []);
  return part;
}
