import { findCode } from './find-code.ts';
import { NewestFirst } from './newest-first.ts';

export type Sms = {
  id: string;
  at: string;
  provider: string;
  from: string;
  /** As the caller wrote it. */
  to: string;
  text: string;
  /** The first six-digit code in the text: what a person would type. */
  code: string | null;
  segments: number;
  status: string;
};

const KEPT_SMS = 1_000;

/** All text messages handed to any carrier. */
export class SmsBox {
  readonly #messages = new NewestFirst<Sms>(KEPT_SMS);
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Messages, newest first; `to` fits however the country code is written. */
  list(to?: string): Sms[] {
    if (to === undefined) return [...this.#messages.items];
    const wanted = internationalNumber(to);
    return this.#messages.items.filter((sms) => internationalNumber(sms.to) === wanted);
  }

  add(sms: Omit<Sms, 'code'>): Sms {
    const added = { ...sms, code: findCode(sms.text) };
    this.#messages.add(added);
    this.#changed();
    return added;
  }

  /** A message changes its state when the carrier reports. */
  update(sms: Sms, status: string): void {
    if (sms.status === status) return;
    sms.status = status;
    this.#changed();
  }
}

/** Digits with the country code; seven digits are Icelandic. */
export function internationalNumber(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '');
  return digits.length === 7 ? `354${digits}` : digits;
}
