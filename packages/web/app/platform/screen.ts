import type { TextKey, TextSet } from '@heima/domain/shared/text-key.ts';

/** What a screen declares of itself: the `handle` of its route file. */
export interface Screen {
  /** The sets of texts that it and its parts use; those of the frames around it are theirs. A test holds both ways. */
  texts: readonly TextSet[];
  /** Stands in the header of the account on phones. */
  title?: TextKey;
}

interface Match {
  handle: unknown;
}

const screensOf = (matches: readonly Match[]): Screen[] =>
  matches.flatMap(({ handle }) => (handle ? [handle as Screen] : []));

/** The sets of texts of a page: those of its frames and its own. */
export const textsOf = (matches: readonly Match[]): TextSet[] => [
  ...new Set(screensOf(matches).flatMap(({ texts }) => texts)),
];

/** The title of a page, if it has one. */
export const titleOf = (matches: readonly Match[]): TextKey | undefined =>
  screensOf(matches).findLast(({ title }) => title)?.title;
