import { type ComponentProps, useState } from 'react';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface ConfirmButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** The question, with what is lost and the ways out. */
  confirm: Omit<ComponentProps<typeof ConfirmDialog>, 'onAction' | 'onClose' | 'onOther'>;
  /** Done once it is confirmed; the question stays until it has ended. */
  onConfirm: () => undefined | Promise<unknown>;
}

/** A button that asks once before it acts. */
export function ConfirmButton({ confirm, onConfirm, ...button }: ConfirmButtonProps) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setAsks(true)} />
      {asks && (
        <ConfirmDialog
          {...confirm}
          onClose={() => setAsks(false)}
          onAction={async () => {
            await onConfirm();
            setAsks(false);
          }}
        />
      )}
    </>
  );
}
