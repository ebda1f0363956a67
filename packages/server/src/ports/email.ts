export interface OutgoingEmail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Address where this kind of mail can be switched off with one click. */
  unsubscribeUrl?: string;
  /** Becomes the Message-ID, so that a repeated sending is recognised as the same mail. */
  messageKey: string;
}

export interface EmailSender {
  send(email: OutgoingEmail): Promise<void>;
}
