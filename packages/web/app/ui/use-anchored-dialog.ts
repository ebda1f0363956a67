import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface Anchored {
  /** What opened it: it gets the focus back, and the dialog may hang under it. */
  opener: () => HTMLElement | null;
  /** Where it stands, from the place of its opener; empty values leave it to the style sheet, as on phones. */
  place: (at: DOMRect, dialog: HTMLElement) => Partial<Record<'left' | 'right' | 'top', string>> | undefined;
  onClose: () => void;
}

const phone = '(max-width: 768px)';

/**
 * Opens a modal dialog that hangs under its opener: it traps the focus, begins at its title, closes by Escape or a
 * press beside it, and gives the focus back.
 * @param key Another key is another dialog.
 */
export function useAnchoredDialog(key: string, given: Anchored): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(given.onClose);
  const openerOf = useEffectEvent(given.opener);
  const placeOf = useEffectEvent(given.place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another dialog.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = openerOf();
    const place = () => {
      const at = matchMedia(phone).matches ? undefined : opener?.getBoundingClientRect();
      const found = at && placeOf(at, element);
      Object.assign(element.style, { left: '', right: '', top: '', ...found });
    };
    const onCancel = (event: Event) => {
      event.preventDefault();
      close();
    };
    // A press on what lies around the dialog is a press on the dialog element itself.
    const onPress = (event: MouseEvent) => {
      if (event.target === element) close();
    };
    // The server may send it open, for pages without scripts; as a modal it must be opened by the script.
    element.close();
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
  }, [key]);
  return dialog;
}
