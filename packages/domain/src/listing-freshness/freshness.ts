const day = 24 * 3_600_000;

/** A published home's owner is asked so often whether it is still free. */
export const askedEveryDays = 14;
/** After so many days without a sign of the owner the home leaves publication. */
export const silentDays = 30;
/** But never sooner after the first question, however late that came: the program may have stood still. */
export const daysToAnswer = 16;
/** The links of the e-mails work for so long. */
export const linkDays = 60;

/** What is known of a published home's owner having said that it is free. */
export interface Freshness {
  publishedAt: Date;
  /** The owner said last that it is still free, or changed the listing. */
  confirmedAt: Date | null;
  /** The first and the last question; of an earlier silence where an answer or a publication came after them. */
  firstAskedAt: Date | null;
  askedAt: Date | null;
  /** Never leaves by itself. */
  isKept: boolean;
}

const later = (one: Date, other: Date | null): Date => (other !== null && other > one ? other : one);
const after = (date: Date, days: number): Date => new Date(date.getTime() + days * day);

const freeSince = ({ publishedAt, confirmedAt }: Freshness): Date => later(publishedAt, confirmedAt);

/** Whether a sign of the owner now would say nothing new: there was one within a day. */
export const isSettled = (freshness: Freshness, now: Date): boolean =>
  !isAsked(freshness) && after(freeSince(freshness), 1) > now;

/** Whether the owner was asked and has not answered yet. */
export const isAsked = (freshness: Freshness): boolean =>
  freshness.firstAskedAt !== null && freshness.firstAskedAt > freeSince(freshness);

/** When the home leaves publication unless its owner answers; nothing while nothing was asked, or where it stays. */
export const leavesAt = (freshness: Freshness): Date | undefined =>
  isAsked(freshness) && !freshness.isKept
    ? later(after(freeSince(freshness), silentDays), after(freshness.firstAskedAt!, daysToAnswer))
    : undefined;

/** What is to be done now: ask (again), take the home out of publication, or nothing. */
export function dueStep(freshness: Freshness, now: Date): 'ask' | 'withdraw' | undefined {
  const leaves = leavesAt(freshness);
  if (leaves && leaves <= now) return 'withdraw';
  const last = isAsked(freshness) ? freshness.askedAt! : freeSince(freshness);
  return after(last, askedEveryDays) <= now ? 'ask' : undefined;
}
