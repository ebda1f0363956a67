import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useTexts } from '../i18n/use-texts.tsx';
import { useAskBeforeUnload } from './ask-before-unload.ts';

interface UnsavedChangesProps {
  /** Whether leaving would lose something. */
  when: boolean;
  /** Saves; leaving goes on when it gives true. */
  onSave: () => Promise<boolean>;
}

/**
 * Asks before a page with unsaved changes is left (V012, R019, R020): save and go on, go on without, or stay. Closing
 * the tab is asked by the browser in its own words.
 */
export function UnsavedChanges({ when, onSave }: UnsavedChangesProps) {
  const { t } = useTexts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  useAskBeforeUnload(when);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('shell.unsaved_changes')}
      text={t('shell.changes_to_be_lost')}
      action={t('shell.save_changes')}
      close={t('shell.leaveUnsaved')}
      closeLabel={t('shell.close')}
      onAction={async () => {
        if (await onSave()) blocker.proceed();
        else blocker.reset();
      }}
      onOther={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    />
  );
}
