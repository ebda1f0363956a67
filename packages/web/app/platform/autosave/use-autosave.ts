import { useEffect, useState, useSyncExternalStore } from 'react';
import { Autosave, type AutosaveState, type Send } from './autosave.ts';
import { browserDevice, serverDevice } from './browser-device.ts';
import type { Subject } from './edit-storage.ts';

export interface Autosaving {
  autosave: Autosave;
  state: AutosaveState;
}

/**
 * Saves the edits of one subject for as long as the page stands, and sends what waits when it is hidden or left.
 * `makeSend` is called once: what it sends with must not change while the page stands.
 */
export function useAutosave(subject: Subject, makeSend: () => Send): Autosaving {
  const [autosave] = useState(
    () => new Autosave(subject, makeSend(), typeof window === 'undefined' ? serverDevice : browserDevice()),
  );
  useEffect(() => {
    autosave.start();
    const onStorage = ({ key }: StorageEvent) => autosave.onStorage(key);
    const online = () => void autosave.flush();
    const hidden = () => {
      if (document.visibilityState === 'hidden') void autosave.flush();
    };
    addEventListener('storage', onStorage);
    addEventListener('online', online);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      void autosave.flush();
      removeEventListener('storage', onStorage);
      removeEventListener('online', online);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [autosave]);
  const state = useSyncExternalStore(autosave.subscribe, autosave.state, autosave.state);
  return { autosave, state };
}
