/** An e-mail as data, all texts already said in the reader's language. Every letter of the product has this form. */
export interface Letter {
  subject: string;
  heading: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Facts to be found at a glance: rent, dates, places. */
  facts?: readonly { label: string; value: string }[];
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** Small print under the action: how long it works, what we never ask for. */
  note?: string;
  /** Why the reader gets this letter. */
  reason: string;
  /** Address that switches this kind of letter off; security letters have none. */
  unsubscribeUrl?: string;
}
