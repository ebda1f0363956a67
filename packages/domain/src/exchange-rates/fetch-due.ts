/**
 * Hours of the day, in Iceland, whose clock is UTC all year, after which the day's rate is asked for. It is registered
 * before noon; the second looks once more, for what was late or put right.
 */
const fetchHours = [12, 17] as const;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Whether rates are to be fetched: when there are none, or none was asked for since the last of those hours. */
export function isFetchDue(lastFetched: Date | undefined, now: Date): boolean {
  if (!lastFetched) return true;
  const last = fetchHours.map(
    (hour) => Math.floor((now.getTime() - hour * hourMs) / dayMs) * dayMs + hour * hourMs,
  );
  return lastFetched.getTime() < Math.max(...last);
}
