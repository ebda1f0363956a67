import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './icon-button.tsx';
import { ToastRegion } from './toast-region.tsx';

interface DialogProps {
  /** Stands on top and names the dialog. */
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** Widths of the documents: sign-in 568, confirmations 425, languages 400 (R017, R018, R019). */
  width?: 568 | 425 | 400;
  /** On phones a sheet at the bottom edge. */
  sheet?: boolean;
  back?: { label: string; onBack: () => void } | undefined;
  /** A question that needs an answer. */
  alert?: boolean;
  /** Names what is shown, when that changes while the dialog is open: the focus then starts anew. */
  step?: string;
  children: ReactNode;
  foot?: ReactNode;
}

const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])';

const stops = (box: HTMLElement): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(focusable)].filter((one) => one.closest('[hidden]') === null);

/**
 * A modal dialog on the native element: the page behind is inert, Tab goes round inside, Escape closes, and the focus
 * goes back to where it was. It starts at the element marked `data-first`, else at the title (X02).
 */
export function Dialog({
  title,
  closeLabel,
  onClose,
  width = 425,
  sheet = false,
  back,
  alert = false,
  step,
  children,
  foot,
}: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const shown = useRef(step);
  const pressed = useRef(false);
  const name = useId();

  useEffect(() => {
    const dialog = box.current!;
    const opener = document.activeElement as HTMLElement | null;
    dialog.showModal();
    focusFirst(dialog);
    return () => {
      dialog.close();
      if (opener?.isConnected) opener.focus();
    };
  }, []);

  // What had the focus is gone with the step before.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusFirst(box.current!);
  }, [step]);

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Tab') {
      // A dialog over this one goes round by itself.
      event.stopPropagation();
      goRound(event);
    }
  };

  // Outside of the page's tree, since a dialog opened within a form may hold one of its own.
  return createPortal(
    <dialog
      ref={box}
      className={sheet ? 'scrim scrim--sheet' : 'scrim'}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={name}
      onKeyDown={onKeyDown}
      // React hands events on along its own tree: to the form that the dialog was opened from.
      onSubmit={(event) => event.stopPropagation()}
      onCancel={(event) => {
        // A file field inside says "cancel" too.
        if (event.target !== box.current) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressed.current = event.target === box.current;
      }}
      onClick={(event) => {
        // A press that began inside, such as marking text, does not close.
        if (event.target === box.current && pressed.current) onClose();
      }}
    >
      <div className={`modal modal--${width}`}>
        <div className={back ? 'modal__head modal__head--back' : 'modal__head'}>
          {back && <IconButton icon={IconArrowLeft} label={back.label} onClick={back.onBack} />}
          <h2 id={name} className="modal__t" tabIndex={-1} data-dialog-title>
            {title}
          </h2>
          <IconButton icon={IconX} className="end" label={closeLabel} onClick={onClose} />
        </div>
        <div className="modal__body">{children}</div>
        {foot && <div className="modal__foot">{foot}</div>}
      </div>
      <ToastRegion closeLabel={closeLabel} />
    </dialog>,
    document.body,
  );
}

/** Moves the focus to the start of a dialog's content. */
function focusFirst(box: HTMLElement): void {
  const first =
    box.querySelector<HTMLElement>('[data-first]') ?? box.querySelector<HTMLElement>('[data-dialog-title]');
  first?.focus();
}

function goRound(event: KeyboardEvent<HTMLDialogElement>): void {
  const all = stops(event.currentTarget);
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return;
  const at = document.activeElement as HTMLElement | null;
  const outside = !at || !all.includes(at);
  if (event.shiftKey && (at === first || outside)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && at === last) {
    event.preventDefault();
    first.focus();
  }
}
