import { UnsavedChanges } from '#platform/forms/unsaved-changes.tsx';
import type { Autosaving } from './use-autosave.ts';

/** Asks before the page is left while something is neither on the server nor safe on the device. */
export function UnsavedEdits({ autosave, state }: Autosaving) {
  const isUnsafe =
    state.waiting > 0 && (!state.isKept || state.status === 'offline' || state.status === 'failed');
  return (
    <UnsavedChanges
      when={isUnsafe}
      onSave={async () => {
        await autosave.flush();
        return autosave.state().waiting === 0;
      }}
    />
  );
}
