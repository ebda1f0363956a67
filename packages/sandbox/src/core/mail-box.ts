import { NewestFirst } from './newest-first.ts';

export type MailAttachment = { filename: string; contentType: string; size: number; content: Buffer };

export type Mail = {
  id: string;
  at: string;
  /** The envelope: who it was really handed over for. */
  envelope: { from: string; to: string[] };
  from: string;
  to: string;
  replyTo: string | null;
  subject: string;
  messageId: string | null;
  headers: Record<string, string>;
  text: string;
  html: string | null;
  links: { text: string; href: string }[];
  code: string | null;
  attachments: MailAttachment[];
  raw: Buffer;
  bounced: { at: string; reason: string } | null;
};

const KEPT_MAILS = 500;

/** All e-mail accepted by the listener. */
export class MailBox {
  readonly #mails = new NewestFirst<Mail>(KEPT_MAILS);
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Mails, newest first; `to` is an envelope address in any case. */
  list(to?: string): Mail[] {
    if (to === undefined) return [...this.#mails.items];
    const wanted = to.trim().toLowerCase();
    return this.#mails.items.filter((mail) =>
      mail.envelope.to.some((address) => address.toLowerCase() === wanted),
    );
  }

  find(id: string): Mail | undefined {
    return this.#mails.items.find((mail) => mail.id === id);
  }

  add(mail: Mail): void {
    this.#mails.add(mail);
    this.#changed();
  }

  markBounced(mail: Mail, at: string, reason: string): void {
    mail.bounced = { at, reason };
    this.#changed();
  }
}
