/** A home that was out of publication for less than so many days is the same that people have seen before. */
export const sameHomeDays = 14;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Whether a home that is published again is news to those who wait for new homes.
 * @param pausedSince when its owner took it out; nothing where staff had, since it was not fit to be seen then
 */
export const isNewAgain = (pausedSince: string | undefined, at: Date): boolean =>
  pausedSince === undefined || at.getTime() - Date.parse(pausedSince) >= sameHomeDays * dayMs;
