import {
  type DialogHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from './class-names.ts';
import styles from './modal.module.css';
import { focusFirst, goRound } from './modal-focus.ts';
import { ModalHost } from './modal-host.ts';

interface ModalProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'open' | 'onClose' | 'onCancel'> {
  onClose: () => void;
  /** What gets the focus back, and what the modal may hang under; else what had the focus when it opened. */
  opener?: (() => HTMLElement | null) | undefined;
  /**
   * Where it stands, from the place of its opener; nothing leaves it to the style sheet, as on phones always.
   */
  place?: (at: DOMRect, modal: HTMLElement) => Partial<Record<'left' | 'right' | 'top', string>> | undefined;
  /** Another key is another modal: it opens anew. */
  modalKey?: string;
  /** Names what is shown, when that changes while it is open: the focus then starts anew. */
  step?: string | undefined;
  /** A press beside it closes it. */
  pressBeside?: boolean;
  /** The page behind does not scroll. */
  holdsPage?: boolean;
  /** The server sends it open, so that it is there before scripts. */
  sentOpen?: boolean;
  children: ReactNode;
}

const phone = '(max-width: 768px)';

/**
 * Everything that lies over a page and takes the focus: dialog, sheet, box under a button, photos. On the native
 * element: the page behind is inert, Tab goes round inside, Escape closes, and the focus goes back to the opener. It
 * starts at what is marked `data-first`, else at the title (X02).
 */
export function Modal({
  onClose,
  opener: openerProp,
  place,
  modalKey = '',
  step,
  pressBeside = true,
  holdsPage = true,
  sentOpen = false,
  className,
  onKeyDown,
  children,
  ...others
}: ModalProps) {
  const box = useRef<HTMLDialogElement>(null);
  const [host, setHost] = useState<HTMLElement>();
  useLayoutEffect(() => setHost(box.current!), []);
  const pressed = useRef(false);
  const openerOf = useEffectEvent(() => openerProp?.() ?? (document.activeElement as HTMLElement | null));
  const placeOf = useEffectEvent((at: DOMRect, modal: HTMLElement) => place?.(at, modal));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another modal.
  useLayoutEffect(() => {
    const modal = box.current!;
    const opener = openerOf();
    const onResize = () => {
      const at = matchMedia(phone).matches ? undefined : opener?.getBoundingClientRect();
      Object.assign(modal.style, { left: '', right: '', top: '', ...(at && placeOf(at, modal)) });
    };
    // It may have come open from the server; a modal begins closed.
    modal.close();
    modal.showModal();
    focusFirst(modal);
    onResize();
    addEventListener('resize', onResize);
    return () => {
      removeEventListener('resize', onResize);
      modal.close();
      if (opener?.isConnected) opener.focus({ preventScroll: true });
    };
  }, [modalKey]);

  const shown = useRef(step);
  // What had the focus is gone with the step before.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusFirst(box.current!);
  }, [step]);

  const answerKey = (event: KeyboardEvent<HTMLDialogElement>) => {
    onKeyDown?.(event);
    // A list inside that closes by Escape has answered it.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Tab') {
      // A modal over this one goes round by itself.
      event.stopPropagation();
      goRound(event);
    }
  };

  return (
    <dialog
      {...others}
      ref={box}
      open={sentOpen || undefined}
      className={classNames(styles.modal, holdsPage && styles.holds, className)}
      onKeyDown={answerKey}
      // React hands events on along its own tree: to the form that the modal was opened from.
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
        if (pressBeside && event.target === box.current && pressed.current) onClose();
      }}
    >
      <ModalHost value={host}>{children}</ModalHost>
    </dialog>
  );
}
