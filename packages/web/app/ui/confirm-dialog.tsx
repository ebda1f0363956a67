import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What happens, and what is lost. */
  text: ReactNode;
  /** The verb of the thing, never "yes". */
  action: string;
  /** The other way out, such as "keep the listing". */
  close: string;
  closeLabel: string;
  /** While it runs both buttons wait; the dialog stays until the caller takes it away. */
  onAction: () => void | Promise<void>;
  onClose: () => void;
  danger?: boolean;
  /** Pressed instead of closing, when leaving is itself a choice. */
  onOther?: () => void;
}

/** A question asked once, with title, text, action and close (V013); 425 px wide (R019). */
export function ConfirmDialog({
  title,
  text,
  action,
  close,
  closeLabel,
  onAction,
  onClose,
  danger = false,
  onOther,
}: ConfirmDialogProps) {
  const [acting, setActing] = useState(false);
  const act = async () => {
    setActing(true);
    try {
      await onAction();
    } finally {
      setActing(false);
    }
  };
  return (
    <Dialog
      title={title}
      closeLabel={closeLabel}
      onClose={onClose}
      alert
      foot={
        <>
          <Button variant="soft" busy={acting} onClick={onOther ?? onClose}>
            {close}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={acting} onClick={() => void act()}>
            {action}
          </Button>
        </>
      }
    >
      <p className="muted">{text}</p>
    </Dialog>
  );
}
