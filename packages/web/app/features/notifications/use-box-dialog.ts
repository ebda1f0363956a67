import type { RefObject } from 'react';
import { useAnchoredDialog } from '#ui/use-anchored-dialog.ts';

const margin = 8;

/** Hangs the box under the right edge of the bell; on phones the style sheet makes it a whole page. */
export const useBoxDialog = (bell: RefObject<HTMLElement | null>, onClose: () => void) =>
  useAnchoredDialog('notifications', {
    opener: () => bell.current,
    place: (at) => ({
      right: `${Math.max(margin, document.documentElement.clientWidth - at.right)}px`,
      top: `${at.bottom + margin}px`,
    }),
    onClose,
  });
