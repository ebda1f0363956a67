/** How soon somebody who lets homes usually answers who writes first. */
export const answerPaces = ['hour', 'day', 'few_days', 'week'] as const;
export type AnswerPace = (typeof answerPaces)[number];

/** Of fewer conversations nothing is said. */
export const fewestAnswers = 3;
/** Conversations that began longer ago say little of now. */
export const countedDays = 90;
/** What has no answer for so long counts as unanswered; before that it counts for nothing. */
export const waitedDays = 7;

const hour = 3600;
/** Whole words for people: a little more than an hour is "within an hour" to nobody who waits for it. */
const upTo: readonly [seconds: number, pace: AnswerPace][] = [
  [hour, 'hour'],
  [24 * hour, 'day'],
  [3 * 24 * hour, 'few_days'],
  [7 * 24 * hour, 'week'],
];

/**
 * The pace of somebody's answers; nothing of few ones, and of who takes longer or answers less than half.
 * @param median seconds from a first message to its answer, those without one counted as endless; null where these are half
 */
export function paceOf({ count, median }: { count: number; median: number | null }): AnswerPace | undefined {
  if (count < fewestAnswers || median === null) return undefined;
  return upTo.find(([seconds]) => median <= seconds)?.[1];
}
