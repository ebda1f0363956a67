import { type Edits, readEdits } from './edits.ts';

/** Where edits are kept on the device. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is edited: a kind (`listing`) and its id, which is absent until the first edit has made it. */
export interface Subject {
  kind: string;
  id: string | undefined;
}

const prefix = 'heima-autosave';
const nameOf = ({ kind, id }: Subject): string => `${prefix}-${kind}-${id ?? 'new'}`;
const madeName = ({ kind }: Subject): string => `${prefix}-${kind}-made`;

/** Name of the lock under which the edits of a subject are sent. */
export const lockName = nameOf;

/** Whether a change of the storage concerns this subject. */
export const concerns = (key: string | null, subject: Subject): boolean =>
  key === null || key === nameOf(subject) || key === madeName(subject);

/** The stored edits of a subject; none when the device does not let us look. */
export function loadEdits(storage: DeviceStorage, subject: Subject): Edits {
  try {
    return readEdits(storage.getItem(nameOf(subject)));
  } catch {
    return {};
  }
}

/** Stores edits; false when the device refuses (full, or storage switched off). */
export function saveEdits(storage: DeviceStorage, subject: Subject, edits: Edits): boolean {
  try {
    if (Object.keys(edits).length === 0) storage.removeItem(nameOf(subject));
    else storage.setItem(nameOf(subject), JSON.stringify(edits));
    return true;
  } catch {
    return false;
  }
}

/** Notifies other tabs that began without an id which one has been made since. */
export function saveMade(storage: DeviceStorage, { kind, id }: Subject, at: number): void {
  try {
    storage.setItem(madeName({ kind, id }), JSON.stringify({ id, at }));
  } catch {
    // Other tabs then make one of their own; nothing is lost by it.
  }
}

/** The id that another tab has made since `since`. */
export function madeSince(storage: DeviceStorage, subject: Subject, since: number): string | undefined {
  try {
    const made = JSON.parse(storage.getItem(madeName(subject)) ?? 'null') as {
      id?: unknown;
      at?: unknown;
    } | null;
    return made && typeof made.at === 'number' && made.at >= since && typeof made.id === 'string'
      ? made.id
      : undefined;
  } catch {
    return undefined;
  }
}
