import { useAnchoredDialog } from '#ui/use-anchored-dialog.ts';
import type { Panel } from './search-address.ts';

const margin = 8;

/** Hangs the smaller panels under their buttons from 769 px; otherwise the style sheet places them. */
export const usePanelDialog = (panel: Panel, onClose: () => void) =>
  useAnchoredDialog(panel, {
    opener: () => document.getElementById(`open-${panel}`),
    place: (at, dialog) =>
      panel === 'filters'
        ? undefined
        : {
            left: `${Math.max(margin, Math.min(at.left, innerWidth - dialog.offsetWidth - margin))}px`,
            top: `${at.bottom + 10}px`,
          },
    onClose,
  });
