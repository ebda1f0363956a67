/** A home that an e-mail is about, or anything else with a page of its own. */
export interface EmailItem {
  title: string;
  url: string;
  facts: string;
  price?: string;
  /** Whole address of a JPEG of 4 to 3; e-mail programs show no WebP. */
  picture?: string;
}

/** An e-mail as data, its texts in the reader's language already. Every e-mail of the product has this form. */
export interface Email {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Facts to be found at a glance: rent, dates, places. */
  facts?: readonly { label: string; value: string }[];
  /** Homes the e-mail is about, each with its link. */
  items?: readonly EmailItem[];
  /** Under the homes: how many there are besides. */
  afterItems?: string;
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** Small print under the action: how long it works, what we never ask for. */
  note?: string;
  /** Why the reader gets this e-mail. */
  reason: string;
  /** Where the reader chooses which e-mails of this kind come. */
  settings?: { label: string; url: string };
}

/** An e-mail with what the outbox adds to each. */
export interface WholeEmail extends Email {
  greeting: string;
  /** Address that stops this kind of e-mails; those about security have none. */
  unsubscribeUrl?: string | undefined;
}
