import { type KeptEdits, readEdits } from './kept-edits.ts';

/** Where edits lie on the device; what browsers call Storage. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const prefix = 'heima-draft-';
const nameOf = (draft: string | undefined): string => prefix + (draft ?? 'new');
const madeName = `${prefix}made`;

/** Name of the lock under which a draft is sent. */
export const lockName = nameOf;

/** Whether a change of the shelf concerns this draft. */
export const concerns = (key: string | null, draft: string | undefined): boolean =>
  key === null || key === nameOf(draft) || key === madeName;

/** The edits of a draft that lie on the device; none when the device does not let us look. */
export function takeDown(shelf: Shelf, draft: string | undefined): KeptEdits {
  try {
    return readEdits(shelf.getItem(nameOf(draft)));
  } catch {
    return {};
  }
}

/** Lays edits down; false when the device refuses (full, or storage switched off). */
export function layDown(shelf: Shelf, draft: string | undefined, edits: KeptEdits): boolean {
  try {
    if (Object.keys(edits).length === 0) shelf.removeItem(nameOf(draft));
    else shelf.setItem(nameOf(draft), JSON.stringify(edits));
    return true;
  } catch {
    return false;
  }
}

/** Tells other tabs that began without a draft which one has been made since. */
export function tellMade(shelf: Shelf, draft: string, at: number): void {
  try {
    shelf.setItem(madeName, JSON.stringify({ draft, at }));
  } catch {
    // Other tabs then make a draft of their own; nothing is lost by it.
  }
}

/** The draft that another tab has made since `since`. */
export function madeSince(shelf: Shelf, since: number): string | undefined {
  try {
    const made = JSON.parse(shelf.getItem(madeName) ?? 'null') as { draft?: unknown; at?: unknown } | null;
    return made && typeof made.at === 'number' && made.at >= since && typeof made.draft === 'string'
      ? made.draft
      : undefined;
  } catch {
    return undefined;
  }
}
