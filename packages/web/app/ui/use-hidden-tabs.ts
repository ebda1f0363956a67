import { type RefObject, useEffect } from 'react';

/**
 * Marks a row that scrolls with the sides at which more of it is hidden, so that its edge can fade there: a row that is
 * cut between two words looks whole.
 */
export function useHiddenTabs(row: RefObject<HTMLElement | null>): void {
  // After each drawing: a count that comes later makes a tab longer.
  useEffect(() => {
    const box = row.current!;
    const mark = () => {
      const before = box.scrollLeft > 1;
      const after = box.scrollLeft + box.clientWidth < box.scrollWidth - 1;
      box.dataset.hidden = [before && 'before', after && 'after'].filter(Boolean).join(' ');
    };
    mark();
    box.addEventListener('scroll', mark, { passive: true });
    addEventListener('resize', mark);
    return () => {
      box.removeEventListener('scroll', mark);
      removeEventListener('resize', mark);
    };
  });
}
