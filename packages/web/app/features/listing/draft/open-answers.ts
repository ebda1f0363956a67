import type { DraftField, DraftValues } from './draft-values.ts';

/**
 * Answers that a listing has no field for, because what follows from them says it: pets are allowed when some are
 * listed. While nothing follows yet they stay with the form and on the device as not saved, so that "yes" never turns
 * into "no" by itself.
 */
const openAnswers = {
  'answer.pets': 'rules.allowed_pet',
  'answer.later': 'available_from',
} as const satisfies Partial<Record<DraftField, DraftField>>;
type OpenAnswer = keyof typeof openAnswers;

export const isAnswer = (field: string): boolean => field.startsWith('answer.');

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** Whether an answer was given, but not yet what it asks for. */
export const isOpen = (
  answer: OpenAnswer,
  values: Pick<DraftValues, OpenAnswer | (typeof openAnswers)[OpenAnswer]>,
): boolean => values[answer] && isNothing(values[openAnswers[answer]]);

/** The answers among some fields that what they ask for is still missing to. */
export const openAmong = (fields: Readonly<Record<string, unknown>>, known: DraftValues): OpenAnswer[] =>
  (Object.keys(openAnswers) as OpenAnswer[]).filter(
    (answer) => answer in fields && isOpen(answer, { ...known, ...fields }),
  );
