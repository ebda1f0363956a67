/** One edit of one field, kept on the device until the server has it. */
export interface Edit {
  value: unknown;
  /** When it was made, in milliseconds; unique per field, so that the later of two is always known. */
  at: number;
  state: 'waiting' | 'saved' | 'refused';
  /** What the server last took of this field from this browser, before this edit. */
  saved?: unknown;
  /** Why the server refused the value, in words. */
  messages?: readonly string[];
}
export type Edits = Readonly<Record<string, Edit>>;

const advance = { waiting: 0, refused: 1, saved: 2 } as const;

/** The later of two edits of a field; of two states of the same edit, the one that is further on. */
const later = (a: Edit | undefined, b: Edit): Edit => {
  if (!a) return b;
  const isOlder = b.at > a.at || (b.at === a.at && advance[b.state] > advance[a.state]);
  const [last, first] = isOlder ? [b, a] : [a, b];
  // One tab may know what the other does not: that an older value has arrived.
  return last.state === 'saved' || 'saved' in last || !('saved' in first)
    ? last
    : { ...last, saved: first.saved };
};

/** Joins what two tabs know: per field the last edit wins, and no field is lost. */
export function mergeEdits(mine: Edits, theirs: Edits): Edits {
  const merged: Record<string, Edit> = { ...mine };
  for (const [field, edit] of Object.entries(theirs)) merged[field] = later(merged[field], edit);
  return merged;
}

/** Adds an edit made now; its time is later than every edit of the field known so far, whatever the clock says. */
export function addEdit(edits: Edits, field: string, value: unknown, now: number): Edits {
  const at = Math.max(now, (edits[field]?.at ?? 0) + 1);
  return { ...edits, [field]: { value, at, state: 'waiting', ...savedBefore(edits[field]) } };
}

const savedBefore = (edit: Edit | undefined): Pick<Edit, 'saved'> => {
  if (edit?.state === 'saved') return { saved: edit.value };
  return edit && 'saved' in edit ? { saved: edit.saved } : {};
};

/** Marks what was sent, unless the field has been edited again since. */
export function markEdits(
  edits: Edits,
  sent: Edits,
  state: 'saved' | 'refused',
  messages: Readonly<Record<string, readonly string[]>> = {},
): Edits {
  const marked: Record<string, Edit> = { ...edits };
  for (const [field, { at, value }] of Object.entries(sent))
    if (marked[field]?.at === at)
      marked[field] = {
        value,
        at,
        state,
        ...(state === 'refused' ? { messages: messages[field] ?? [] } : {}),
      };
    else if (marked[field] && state === 'saved') marked[field] = { ...marked[field], saved: value };
  return marked;
}

/** The edits in one state. */
export const editsIn = (edits: Edits, state: Edit['state']): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([, edit]) => edit.state === state));

/** Without edits that the server had before `moment`: what it answers since then already holds them. */
export const withoutSaved = (edits: Edits, moment: number): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([, { state, at }]) => state !== 'saved' || at >= moment));

/** Reads edits from text; nothing readable gives no edits, because the text may be from an older version. */
export function readEdits(text: string | null): Edits {
  if (!text) return {};
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return {};
  }
  if (typeof parsed !== 'object' || parsed === null) return {};
  return Object.fromEntries(
    Object.entries(parsed as Record<string, unknown>).filter(([, edit]) => isEdit(edit)),
  ) as Edits;
}

const isEdit = (value: unknown): value is Edit => {
  const edit = value as Partial<Edit> | null;
  return typeof edit === 'object' && edit !== null && typeof edit.at === 'number' && edit.state! in advance;
};
