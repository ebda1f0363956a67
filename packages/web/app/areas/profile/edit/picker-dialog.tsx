import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

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
          <button className="btn btn--soft" type="button" onClick={onClose}>
            {t('profile.cancel')}
          </button>
          <button className="btn btn--primary" type="button" onClick={onDone}>
            {done}
          </button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
