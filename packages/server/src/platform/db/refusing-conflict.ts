/** What to say where a unique index (by its name) tells that somebody else was first. */
export type ConflictRefusals = Readonly<Record<string, () => never>>;

/** Runs a change; of two at once that want the same thing, the later one is told which it was. */
export async function refusingConflict<T>(work: () => Promise<T>, refusals: ConflictRefusals): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { constraint } = (error ?? {}) as { constraint?: unknown };
    if (typeof constraint === 'string' && Object.hasOwn(refusals, constraint)) refusals[constraint]!();
    throw error;
  }
}
