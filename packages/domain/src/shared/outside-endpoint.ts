import type { z } from 'zod';
import type { RefusalCode } from './refusal.ts';

/**
 * The contracts of addresses outside of /api/v1: files, webhooks, forms of other programs, and what the platform
 * itself answers. As of a call, server, OpenAPI document and endpoint walk read these values.
 */
interface Outside {
  /** The whole path, parameters as `:name`; `*` at its end takes the rest. */
  path: `/${string}`;
  /** One sentence for the reference page. */
  summary: string;
  params?: z.core.$ZodType;
}

/** A file that is sent: a stored one, or one that is made now. */
export interface FileEndpoint extends Outside {
  kind: 'file';
  method: 'GET';
  /**
   * Who may have it:
   * - `anyone`: kept by browsers and shared caches as `cacheControl` says
   * - `signed`: whoever holds an address of ours that was made for them, for some minutes; always a download, never kept
   */
  access: 'anyone' | 'signed';
  /** Media types it may have. */
  types: readonly string[];
  cacheControl?: string;
  /** Pages of other sites may show it. */
  anyOrigin?: true;
  /** Codes of the refusals for an address that is not ours or names nothing, and for one whose time is over. */
  unknown?: RefusalCode;
  expired?: RefusalCode;
}

/** A webhook of a provider. */
export interface WebhookEndpoint extends Outside {
  kind: 'webhook';
  method: 'POST';
  /** Names the provider in the table of events. */
  provider: string;
  /** Largest accepted body in bytes. */
  maxBytes: number;
  /** What the provider's message says, as it is read and kept. */
  event: z.core.$ZodType;
}

/** A form that programs or pages without scripts send by themselves; the token in the path alone gives the right. */
export interface FormEndpoint extends Outside {
  kind: 'form';
  method: 'POST';
}

/** What the platform answers: pages, health, documents about the API, live events. */
export interface PlatformEndpoint extends Outside {
  kind: 'platform';
  method: 'GET';
  access: 'anyone' | 'user';
  types: readonly string[];
}

export type OutsideEndpoint = FileEndpoint | WebhookEndpoint | FormEndpoint | PlatformEndpoint;

type Declared<E, K extends OutsideEndpoint['kind'], M> = E & { kind: K; method: M };

/** Declares a file and keeps its exact types. */
export const fileEndpoint = <const E extends Omit<FileEndpoint, 'kind' | 'method'>>(
  value: E,
): Declared<E, 'file', 'GET'> => ({ ...value, kind: 'file', method: 'GET' });

/** Declares a webhook and keeps its exact types. */
export const webhookEndpoint = <const E extends Omit<WebhookEndpoint, 'kind' | 'method'>>(
  value: E,
): Declared<E, 'webhook', 'POST'> => ({ ...value, kind: 'webhook', method: 'POST' });

/** Declares a form and keeps its exact types. */
export const formEndpoint = <const E extends Omit<FormEndpoint, 'kind' | 'method'>>(
  value: E,
): Declared<E, 'form', 'POST'> => ({ ...value, kind: 'form', method: 'POST' });

/** Declares what the platform answers. */
export const platformEndpoint = (value: Omit<PlatformEndpoint, 'kind' | 'method'>): PlatformEndpoint => ({
  ...value,
  kind: 'platform',
  method: 'GET',
});
