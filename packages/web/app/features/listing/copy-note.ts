/** What goes along to the wizard with a copy that was just made: the title of the listing it is like. */
export interface CopyNote {
  copyOf: string;
}

/** The note of a copy, where a page was come to with one. */
export const copyNoteOf = (state: unknown): CopyNote | undefined =>
  typeof state === 'object' && state !== null && 'copyOf' in state && typeof state.copyOf === 'string'
    ? { copyOf: state.copyOf }
    : undefined;
