import type { Answer } from './answer.ts';
import type { Html } from './html.ts';
import type { Outcome } from './outcome.ts';
import type { World } from './world.ts';

/** One call as an operation sees it. */
export type Call = {
  method: string;
  /** The path below the provider's prefix. */
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** Parsed JSON or form fields, text otherwise, undefined without a body. */
  body: unknown;
  /** The body as it came, for signatures. */
  rawBody: string;
  /** What a rule or the data asked for; the operation itself only ever sees those it lists in `plays`, or `ok`. */
  outcome: Outcome;
  /** How long the webhook of this call is to be held back, if a rule says so. */
  webhookDelayMs: number | undefined;
  /** The address under which the caller sees this provider, without a slash at the end. */
  baseUrl: string;
};

export type OperationInfo = {
  name: string;
  /** The outcomes this operation plays itself, beside those that every operation can play. */
  plays?: readonly Outcome[];
};

export type HttpOperation = OperationInfo & {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A router path below the provider's prefix. */
  path: string;
  /** Which body this operation reads; another content type gets the provider's own refusal. */
  accepts?: 'json' | 'json-or-form' | 'form';
  /** Tells operations apart that share method and path. */
  when?: (call: Call) => boolean;
  /** Needs no credentials. */
  open?: boolean;
  /** A page for people and not a call of the product, so the log leaves it out. */
  unlogged?: boolean;
  /** The outcome that the data of the call asks for; a rule overrides it. */
  scenario?: (call: Call) => Outcome | undefined;
  answer: (call: Call) => Answer | Promise<Answer>;
};

/** What the sandbox itself finds wrong; each provider says so in its own shape. */
export type Failure =
  | 'unauthorized'
  | 'no_such_path'
  | 'unsupported_media_type'
  | 'unreadable_body'
  | 'rate_limited'
  | 'server_error'
  | 'unavailable';

/** Something a person or the provider does outside a call: approve, bounce, pay. */
export type Act = (input: Record<string, unknown>) => unknown | Promise<unknown>;

export type Provider = {
  /** The path prefix, and the name in rules and calls. */
  name: string;
  title: string;
  operations: readonly OperationInfo[];
  acts?: Record<string, Act>;
  /** The provider's own part of the sandbox page. */
  panel?: () => { title: string; count: number; body: Html };
};

export type HttpProvider = Omit<Provider, 'operations'> & {
  operations: readonly HttpOperation[];
  /** Answers what the provider answers to wrong credentials, or nothing when they are right. */
  authorize?: (call: Call) => Answer | undefined;
  failure: (kind: Failure, call: Call) => Answer;
};

/** Makes a provider with fresh state. A reset calls it again, so no provider can forget to empty something. */
export type ProviderFactory<P extends Provider = Provider> = (world: World) => P;

/** Raised by an act that cannot be done; becomes a 4xx of the control API. */
export class ActRefused extends Error {}
