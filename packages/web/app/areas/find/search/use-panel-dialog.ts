import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Panel } from './search-address.ts';

const phone = '(max-width: 768px)';

/**
 * Opens the panel's dialog over the page, which traps the focus, answers Escape and gives the focus back to the
 * button. From 769 px the smaller panels stand under their buttons; otherwise the style sheet places them.
 */
export function usePanelDialog(panel: Panel, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.getElementById(`open-${panel}`);
    const place = () => {
      const at = opener?.getBoundingClientRect();
      const isFree = panel === 'filters' || !at || matchMedia(phone).matches;
      const left = isFree ? '' : `${Math.max(8, Math.min(at.left, innerWidth - element.offsetWidth - 8))}px`;
      Object.assign(element.style, { left, top: isFree ? '' : `${at.bottom + 10}px` });
    };
    const onCancel = (event: Event) => {
      event.preventDefault();
      close();
    };
    // A press on what lies around the dialog is a press on the dialog element itself.
    const onPress = (event: MouseEvent) => {
      if (event.target === element) close();
    };
    // The server sends it open, for pages without scripts; as a modal it must be opened by the script.
    element.close();
    element.showModal();
    // The title is read first; the first button would be the one that closes.
    element.querySelector('h2')?.focus();
    place();
    element.addEventListener('cancel', onCancel);
    element.addEventListener('mousedown', onPress);
    addEventListener('resize', place);
    return () => {
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('mousedown', onPress);
      removeEventListener('resize', place);
      element.close();
      document.getElementById(`open-${panel}`)?.focus({ preventScroll: true });
    };
  }, [panel]);
  return dialog;
}
