import { type KeptEdits, readEdits } from './kept-edits.ts';

/** Where edits are stored on the device; what browsers call Storage. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const prefix = 'heima-draft-';
const nameOf = (draft: string | undefined): string => prefix + (draft ?? 'new');
const madeName = `${prefix}made`;

/** Name of the lock under which a draft is sent. */
export const lockName = nameOf;

/** Whether a change of the storage concerns this draft. */
export const concerns = (key: string | null, draft: string | undefined): boolean =>
  key === null || key === nameOf(draft) || key === madeName;

/** Loads the edits of a draft that are stored on the device; none when the device does not let us look. */
export function loadEdits(storage: DraftStorage, draft: string | undefined): KeptEdits {
  try {
    return readEdits(storage.getItem(nameOf(draft)));
  } catch {
    return {};
  }
}

/** Saves edits; false when the device refuses (full, or storage switched off). */
export function saveEdits(storage: DraftStorage, draft: string | undefined, edits: KeptEdits): boolean {
  try {
    if (Object.keys(edits).length === 0) storage.removeItem(nameOf(draft));
    else storage.setItem(nameOf(draft), JSON.stringify(edits));
    return true;
  } catch {
    return false;
  }
}

/** Announces to other tabs that began without a draft which one has been made since. */
export function announceDraft(storage: DraftStorage, draft: string, at: number): void {
  try {
    storage.setItem(madeName, JSON.stringify({ draft, at }));
  } catch {
    // Other tabs then make a draft of their own; nothing is lost by it.
  }
}

/** The draft that another tab has made since `since`. */
export function madeSince(storage: DraftStorage, since: number): string | undefined {
  try {
    const made = JSON.parse(storage.getItem(madeName) ?? 'null') as { draft?: unknown; at?: unknown } | null;
    return made && typeof made.at === 'number' && made.at >= since && typeof made.draft === 'string'
      ? made.draft
      : undefined;
  } catch {
    return undefined;
  }
}
