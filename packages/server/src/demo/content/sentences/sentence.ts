import type { Home } from '#demo/content/home.ts';

type Phrase = string | ((home: Home) => string);

/** The same statement in three languages, and of which homes it is true. */
export interface Sentence {
  readonly when?: (home: Home) => boolean;
  readonly is: Phrase;
  readonly en: Phrase;
  readonly ua: Phrase;
}

/** A statement about one home, ready to be put into its description. */
export interface Statement {
  readonly is: string;
  readonly en: string;
  readonly ua: string;
}

const spoken = (phrase: Phrase, home: Home) => (typeof phrase === 'string' ? phrase : phrase(home));

/** Fills a sentence with the facts of a home. */
export const stated = (sentence: Sentence, home: Home): Statement => ({
  is: spoken(sentence.is, home),
  en: spoken(sentence.en, home),
  ua: spoken(sentence.ua, home),
});

/** Those of the sentences that are true of a home. */
export const trueOf = (sentences: readonly Sentence[], home: Home): Sentence[] =>
  sentences.filter(({ when }) => when === undefined || when(home));
