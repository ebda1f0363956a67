import type { Actor } from '@heima/domain/shared/actor.ts';
import type { Endpoint, HandlerInput, HandlerResult, TakesKey } from '@heima/domain/shared/endpoint.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Services } from '#platform/services.ts';
import type { Version } from './version.ts';

/** One request, as a use case sees it. */
export interface Call {
  services: Services;
  actor: Actor;
  language: Language;
  requestId: string;
  now: Date;
  /** The page that asked, when a browser did. */
  origin: string | undefined;
  /** Network address of the caller, behind trusted proxies only. */
  address: string;
  userAgent: string;
  /** The cookies that came with the request, and how to set them on the answer. */
  cookies: {
    get(name: string): string | undefined;
    set(name: string, value: string, options: CookieOptions): void;
    clear(name: string): void;
  };
  /** Says whose account the answer opens, with whom a kept answer is forgotten. */
  opensAccount(userId: string): void;
  /**
   * Refuses with 412 when the caller's If-Match names another version of the thing. Asked in the transaction of the
   * change, once the thing is locked and the caller is known to be allowed to change it.
   * @param current the thing as its answers have it
   */
  mustMatch(now: Version, current: () => unknown): void;
  /** Changes something: state, audit, events and jobs in one transaction, in the caller's name. */
  change<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T>;
  /**
   * The last or only change of a call that takes an Idempotency-Key. The answer is made in the same transaction, from
   * what `unit.db` reads, and stored there under the key: both are committed or neither is. A `change` before it may
   * happen again when the process dies between the two.
   * @param present makes the answer of what `work` returned; without it that is the answer
   */
  answer<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<Answer<T>>;
  answer<T, R>(
    work: (unit: UnitOfWork) => Promise<T>,
    present: (result: T, unit: UnitOfWork) => R | Promise<R>,
  ): Promise<Answer<R>>;
  /** The answer of a call that takes an Idempotency-Key and changed nothing. */
  unchanged<T>(body: T): Promise<Answer<T>>;
}

declare const made: unique symbol;

/**
 * What a call that takes an Idempotency-Key gives. Only `answer` and `unchanged` of the call make one, so that no such
 * answer is made after the commit, where a process that dies would lose it.
 */
export interface Answer<T> {
  readonly body: T;
  readonly [made]: true;
}

export interface CookieOptions {
  maxAgeSeconds: number;
  httpOnly?: boolean;
}

export type Handler<E extends Endpoint> = (
  input: HandlerInput<E>,
  call: Call,
) => Promise<TakesKey<E> extends true ? AnswerOf<HandlerResult<E>> : HandlerResult<E>>;

type AnswerOf<T> = [T] extends [undefined] ? Answer<void> : Answer<T>;

/** An endpoint with its use case: one line of a capability's `routes.ts`. */
export interface Route {
  endpoint: Endpoint;
  handler: Handler<Endpoint>;
}

/** Binds an endpoint to its use case; input and result types must agree. */
export const route = <const E extends Endpoint>(endpoint: E, handler: Handler<E>): Route => ({
  endpoint,
  handler: handler as unknown as Handler<Endpoint>,
});
