/** What to refuse with, by the name of the unique index that shows that somebody else was first. */
export type ConflictRefusals = Readonly<Record<string, () => never>>;

/** Runs a change. Of two at once that want the same thing, refuses the later one by the index that it met. */
export async function refusingConflict<T>(work: () => Promise<T>, refusals: ConflictRefusals): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { constraint } = (error ?? {}) as { constraint?: unknown };
    if (typeof constraint === 'string' && Object.hasOwn(refusals, constraint)) refusals[constraint]!();
    throw error;
  }
}
