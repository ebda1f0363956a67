export interface OutgoingSms {
  /** E.164, for example +3546112345. */
  to: string;
  text: string;
}

export interface SmsSender {
  send(sms: OutgoingSms): Promise<{ messageId: string }>;
}
