/** PostgreSQL's name for a row that a unique index forbids. */
const uniqueViolation = '23505';

/** Runs a change; where a unique index says that somebody else was first, `refuseIt` says so to the caller. */
export async function refusingConflict<T>(work: () => Promise<T>, refuseIt: () => never): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: unknown } | null)?.code === uniqueViolation) refuseIt();
    throw error;
  }
}
