import type { ReactNode } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface PickerDialogProps {
  title: string;
  /** What the button says that takes over what is chosen. */
  done: string;
  onDone: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Several of a list are ticked, and count only once they are taken over; 400 px wide (R018). */
export function PickerDialog({ title, done, onDone, onClose, children }: PickerDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog
      title={title}
      closeLabel={t('shell.close')}
      onClose={onClose}
      width={400}
      sheet
      foot={
        <>
          <Button variant="soft" onClick={onClose}>
            {t('profileScreens.cancel')}
          </Button>
          <Button variant="primary" onClick={onDone}>
            {done}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
