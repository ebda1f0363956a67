/** A home that a letter tells of, or anything else with a page of its own. */
export interface LetterItem {
  title: string;
  url: string;
  facts: string;
  price?: string;
}

/** An e-mail as data, all texts already said in the reader's language. Every letter of the product has this form. */
export interface Letter {
  subject: string;
  heading: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Facts to be found at a glance: rent, dates, places. */
  facts?: readonly { label: string; value: string }[];
  /** Homes the letter is about, each with its link; no pictures, since letters load nothing. */
  items?: readonly LetterItem[];
  /** Under the homes: how many there are besides. */
  afterItems?: string;
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** Small print under the action: how long it works, what we never ask for. */
  note?: string;
  /** Why the reader gets this letter. */
  reason: string;
  /** Where the reader chooses which letters of this kind come. */
  settings?: { label: string; url: string };
  /** Address that switches this kind of letter off; security letters have none. */
  unsubscribeUrl?: string;
}
