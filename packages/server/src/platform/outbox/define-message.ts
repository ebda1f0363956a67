import type { Language } from '@heima/domain/shared/language.ts';
import type { Translate } from '@heima/domain/shared/translate.ts';
import type { z } from 'zod';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Services } from '#platform/services.ts';
import type { Email } from './email.ts';
import type { Subscription } from './subscription.ts';

/** Ways a message can reach a person. */
export type Channel = 'email' | 'sms';

/**
 * How a message ended. `called_off`: nothing of it was wanted any more, or nobody can be reached. `refused`: the other
 * side refuses this address or number for good. `given_up`: it could not be sent while it was worth sending.
 */
export type Outcome = 'sent' | 'refused' | 'called_off' | 'given_up';

/** What every text of a message is written with. */
export interface Writing {
  /** Of the reader, when the message is sent. */
  language: Language;
  translate: Translate;
  /** Whether there is such a text at all. */
  hasText(key: string): boolean;
  /** Of our pages, without a slash at its end. */
  origin: string;
  productName: string;
  now: Date;
}

/** The texts of a message, a pure function for each channel that it can go by. */
export interface Writers<Content> {
  email?(content: Content, writing: Writing): Email;
  sms?(content: Content, writing: Writing): string;
}

interface MessageBase<Payload, Content> {
  /** Unique and lasting: stands in the table with what was sent. `capability.what-it-says`. */
  name: string;
  /** What the sender gives. It is stored encrypted, and removed when the message is over. */
  payload: z.ZodType<Payload>;
  write: Writers<Content>;
  /** What the message may say: a test renders each in every language and channel. */
  examples: readonly [Content, ...Content[]];
  /** What its reader can stop by the link in the e-mail. Without it the e-mail always comes. */
  subscription?: { of: Subscription; subject(content: Content): string };
  /** A person waits for it: it never queues behind other messages. */
  isUrgent?: boolean;
  /** How long it is worth sending; a day unless given. */
  triedMinutes?: number;
  /** What follows from how it ended, in one transaction with the end. May run again after a crash. */
  ended?(unit: UnitOfWork, payload: Payload, outcome: Outcome): Promise<void>;
}

/** A message whose texts come from its payload alone. */
interface PlainMessage<Payload> extends MessageBase<Payload, Payload> {
  load?: undefined;
}

/** A message that looks up what it says at the moment of sending. */
interface LoadedMessage<Payload, Content> extends MessageBase<Payload, Content> {
  /** @returns what is to be sent now; nothing when the message is not wanted any more */
  load(services: Services, payload: Payload): Promise<Content | undefined>;
}

/** One kind of message that people are sent, with everything that the outbox needs to know of it. */
export type Message<Payload> = PlainMessage<Payload> | LoadedMessage<Payload, never>;

// biome-ignore lint/suspicious/noExplicitAny: messages of many payloads stand together; each fits its own functions.
export type AnyMessage = LoadedMessage<any, any> | PlainMessage<any>;

const messages = new Map<string, AnyMessage>();

/**
 * Defines a message that people are sent. The value is all there is to it: whoever has it sends it with `unit.send`, and
 * the job that sends finds it by its name.
 * @throws Error for a name that another message has
 */
export function defineMessage<Payload>(message: PlainMessage<Payload>): Message<Payload>;
export function defineMessage<Payload, Content>(message: LoadedMessage<Payload, Content>): Message<Payload>;
export function defineMessage(message: AnyMessage): AnyMessage {
  if (messages.has(message.name)) throw new Error(`Two messages are named ${message.name}`);
  messages.set(message.name, message);
  return message;
}

/** Every message of the product, once all capabilities are loaded. */
export const definedMessages = (): readonly AnyMessage[] => [...messages.values()];

/** @throws Error for a name that no message has, such as one of an older release */
export function messageNamed(name: string): AnyMessage {
  const message = messages.get(name);
  if (!message) throw new Error(`There is no message named ${name}`);
  return message;
}
