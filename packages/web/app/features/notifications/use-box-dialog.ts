import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

const phone = '(max-width: 768px)';
const margin = 8;

/**
 * Opens the box as a modal dialog, which traps the focus, closes by Escape or a press beside it, and gives the focus
 * back to the bell. It hangs under the bell; on phones the style sheet makes it a whole page.
 */
export function useBoxDialog(bell: RefObject<HTMLElement | null>, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = dialog.current!;
    const opener = bell.current;
    const place = () => {
      const at = opener?.getBoundingClientRect();
      const isFree = !at || matchMedia(phone).matches;
      const right = at && Math.max(margin, document.documentElement.clientWidth - at.right);
      Object.assign(element.style, {
        right: isFree ? '' : `${right}px`,
        top: isFree ? '' : `${at.bottom + margin}px`,
      });
    };
    const onCancel = (event: Event) => {
      event.preventDefault();
      close();
    };
    // What lies around the box is the dialog's backdrop, and a press on it a press on the dialog itself.
    const onPress = (event: MouseEvent) => {
      if (event.target === element) close();
    };
    element.showModal();
    // The title is read first; the first button would be one that does something.
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
      if (opener?.isConnected) opener.focus({ preventScroll: true });
    };
  }, [bell]);
  return dialog;
}
