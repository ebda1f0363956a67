/** The hour of the day's letters, in Iceland, whose clock is UTC all year (rulings, Time). */
const dailyHour = 8;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The last time at or before `now` when the day's e-mails were due. What was found before it is due by now. */
export const lastDailyTime = (now: Date): Date =>
  new Date(Math.floor((now.getTime() - dailyHour * hourMs) / dayMs) * dayMs + dailyHour * hourMs);
