import type { z } from 'zod';
import type { StaffArea } from './actor.ts';
import type { RefusalCode } from './refusal.ts';

/**
 * The contract of one API call. Everything that must agree about a call is read from this value: the
 * server binds and guards it, the web client is typed by it, the OpenAPI document is printed from it
 * and the endpoint walk tests it.
 */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call at all; finer rules (owner, team, client id) stand in the capability's access table.
 * - `anyone`: visitors and signed-in people
 * - `client`: a signed-in person, or a visitor who sends the `client_id` of an own draft
 * - `user`: a signed-in person
 * - `{ staff: area }`: a person who works in this area of the staff, or in one of these
 * - `token`: whoever holds the unguessable token in the path or body
 */
export type Who = 'anyone' | 'client' | 'user' | { staff: StaffArea | readonly StaffArea[] } | 'token';

/** The areas that a call of the staff belongs to; nothing for a call of others. */
export const staffAreasOf = ({ access }: Pick<Endpoint, 'access'>): readonly StaffArea[] | undefined =>
  typeof access === 'object' ? [access.staff].flat() : undefined;

/** At most `max` calls in `seconds`, counted per network address or per caller: a signed-in person, else their network address. */
export interface Limit {
  name: string;
  per: 'address' | 'actor';
  max: number;
  seconds: number;
}

/** One uploaded file in a multipart body. */
export interface FilePart {
  field: string;
  /** Largest accepted size in bytes. */
  maxBytes: number;
}

export interface Endpoint {
  method: Method;
  /** Path below /api/v1, parameters as `:name`, without a trailing slash. */
  path: `/${string}`;
  /** One sentence for the reference page. */
  summary: string;
  /** Rows of the endpoint table this call answers, for example `E088`. */
  spec?: string;
  access: Who;
  params?: z.core.$ZodType;
  query?: z.core.$ZodType;
  body?: z.core.$ZodType;
  file?: FilePart;
  /** Absent when the answer has no body (204). */
  response?: z.core.$ZodType;
  status?: 200 | 201 | 202;
  /** Codes of `refusals.ts` this call may answer, besides those every call may answer. */
  refusals?: readonly RefusalCode[];
  limits?: readonly Limit[];
  /**
   * Its answer holds what is shown or given once, such as tokens: kept for repeated requests, but sealed and with its
   * cookies.
   */
  sealed?: true;
  /** Carries a password or answers tokens: its answers are never kept for repeated requests. */
  secret?: true;
  /**
   * Takes If-Match: the `version` of the answer that the change was made from. Another one is refused with 412, what
   * changed and the thing as it is now.
   */
  versioned?: true;
  /** A GET that sends something (SMS, link): refused to prefetches and other sites (C50). */
  sends?: true;
  /** Seconds that shared caches may keep the answer to a visitor. */
  sharedCacheSeconds?: number;
}

/** Declares an endpoint and keeps its exact types. */
export const endpoint = <const E extends Endpoint>(value: E): E => value;

/**
 * Whether a call takes an Idempotency-Key: a POST does, unless its path or body holds a token, which works once by
 * itself, or its answer is secret and not sealed.
 */
export const takesKey = ({ method, access, secret, sealed }: Endpoint): boolean =>
  method === 'POST' && (sealed === true || (access !== 'token' && !secret));

/** `takesKey` as a type. */
export type TakesKey<E extends Endpoint> = E extends { method: 'POST' }
  ? E extends { sealed: true }
    ? true
    : E extends { access: 'token' } | { secret: true }
      ? false
      : true
  : false;

type In<S> = S extends z.core.$ZodType ? z.input<S> : never;
type Out<S> = S extends z.core.$ZodType ? z.output<S> : undefined;

type Argument<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.core.$ZodType
  ? Record<string, never> extends In<E[K]>
    ? { [k in K]?: In<E[K]> }
    : { [k in K]: In<E[K]> }
  : unknown;

/** What a caller gives: parameters, query and body as the schemas accept them. */
export type CallArguments<E extends Endpoint> = Argument<E, 'params'> &
  Argument<E, 'query'> &
  Argument<E, 'body'> &
  (E['file'] extends FilePart ? { file: FileToSend; fileName?: string } : unknown);

/** A file of the browser (a Blob); the domain knows only its size and type. */
export interface FileToSend {
  readonly size: number;
  readonly type: string;
}

/** What a caller gets: the answer as its schema reads it, or nothing. */
export type CallResult<E extends Endpoint> = E['response'] extends z.core.$ZodType
  ? z.output<E['response']>
  : undefined;

/** What a handler receives after validation. */
export interface HandlerInput<E extends Endpoint> {
  params: Out<E['params']>;
  query: Out<E['query']>;
  body: Out<E['body']>;
  file: E['file'] extends FilePart ? UploadedFile : undefined;
}

/** What a handler returns. */
export type HandlerResult<E extends Endpoint> = E['response'] extends z.core.$ZodType
  ? z.input<E['response']>
  : undefined;

/** A received file: its bytes and the name it was sent under (never trusted for its type). */
export interface UploadedFile {
  bytes: Uint8Array;
  name: string;
}

/** The path with its parameters filled in and the query appended; array values become repeated keys (R039). */
export function fillPath(
  path: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one) => `${encodeURIComponent(name)}=${encodeURIComponent(String(one))}`),
  );
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}
