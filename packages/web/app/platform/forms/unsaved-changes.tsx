import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { keepPage, loginAddress } from '#platform/errors/signed-out.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useAskBeforeUnload } from './ask-before-unload.ts';

interface UnsavedChangesProps {
  /** Whether leaving would lose something. */
  when: boolean;
  /** Saves; leaving goes on when it gives true. */
  onSave: () => Promise<boolean>;
}

/**
 * Asks before a page with unsaved changes is left (V012, R019, R020): save and go on, go on without, or stay. Closing
 * the tab is asked by the browser in its own words. When the sign-in has ended the page stays, and says how to save.
 */
export function UnsavedChanges({ when, onSave }: UnsavedChangesProps) {
  const { t } = useTexts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  useAskBeforeUnload(when);
  const stay = useStay(when);
  if (stay.signedOut) return <SignInAgain onClose={stay.close} />;
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

/** While it is wanted, the page stays when the sign-in has ended, since leaving would clear what the device keeps. */
function useStay(when: boolean): { signedOut: boolean; close: () => void } {
  const [signedOut, setSignedOut] = useState(false);
  useEffect(() => (when ? keepPage(() => setSignedOut(true)) : undefined), [when]);
  return { signedOut, close: () => setSignedOut(false) };
}

/** The same for what is kept on the device, so that going elsewhere needs no question: only the end of the sign-in does. */
export function StaySignedOut({ when }: { when: boolean }) {
  const { signedOut, close } = useStay(when);
  return signedOut ? <SignInAgain onClose={close} /> : null;
}

/** Signing in happens in another tab, which this one shares its session with: here nothing is lost. */
function SignInAgain({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Dialog
      title={t('shell.signInAgain.title')}
      closeLabel={t('shell.close')}
      onClose={onClose}
      alert
      foot={
        <>
          <Button variant="soft" onClick={onClose}>
            {t('shell.close')}
          </Button>
          <LinkButton
            variant="primary"
            href={loginAddress({ pathname: '/account', search: '', hash: '' })}
            target="_blank"
            rel="noopener"
            data-first
            onClick={onClose}
          >
            {t('shell.signInAgain.open')}
          </LinkButton>
        </>
      }
    >
      <p className="muted">{t('shell.signInAgain.text')}</p>
    </Dialog>
  );
}
