import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import { ApiProblem } from '#platform/api/problem.ts';
import { type DraftField, draftValues } from './draft-values.ts';

/** The listing as it is now, where a call was refused because it was changed meanwhile (412). */
export const listingNow = (error: unknown): ListingAnswer | undefined =>
  error instanceof ApiProblem && error.status === 412
    ? (error.body.current as ListingAnswer | undefined)
    : undefined;

interface Sides {
  /** The listing that the edits were made from. */
  before: ListingAnswer | undefined;
  now: ListingAnswer;
  /** What is to be sent. */
  mine: Readonly<Record<string, unknown>>;
  /** What the server last took from this browser: another tab of it is nobody else. */
  own: Readonly<Record<string, unknown>>;
  language: Language;
}

/**
 * The fields of an edit that somebody else has changed too, each with their value. Where both set the same there is
 * nothing to choose, and what only they changed is shown as it is now.
 */
export function changedByOthers({ before, now, mine, own, language }: Sides): Record<string, unknown> {
  const was = valuesOf(before, language);
  const is = valuesOf(now, language);
  const others = Object.keys(mine).filter(
    (field) =>
      !same(is(field), was(field)) &&
      !same(is(field), mine[field]) &&
      !(field in own && same(is(field), own[field])),
  );
  return Object.fromEntries(others.map((field) => [field, is(field)]));
}

function valuesOf(listing: ListingAnswer | undefined, language: Language): (field: string) => unknown {
  const values = draftValues(listing, language);
  return (field) =>
    field.startsWith('caption.')
      ? (listing?.images.find(({ id }) => field === `caption.${id}`)?.caption ?? '')
      : values[field as DraftField];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
