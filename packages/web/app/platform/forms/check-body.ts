import type { Endpoint } from '@heima/domain/shared/endpoint.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import { type FieldMessage, fieldMessages, spelledParams } from '@heima/domain/shared/validation-message.ts';
import { visibleText } from '@heima/domain/shared/visible-text.ts';
import { loadTexts, translator } from '#platform/i18n/texts.ts';

/** What a schema can do here; `standard` is the shape that every schema library shares. */
interface Checkable {
  '~standard': {
    validate(value: unknown): { issues?: readonly unknown[] } | Promise<{ issues?: readonly unknown[] }>;
  };
}

/** Translated messages by field of the body; empty when everything fits. */
export type FieldErrors = Record<string, string>;

/**
 * Rejects an endpoint that came to the browser without its body's schema (`scripts/lean-contract.mjs`).
 * @throws Error on every page, in production too: a form must not send what nobody checked
 */
export function requireBodySchema(endpoint: Endpoint): void {
  if ('bodyLeftOut' in endpoint)
    throw new Error(`${endpoint.method} ${endpoint.path}: import the form's endpoint from endpoints.form.ts`);
}

/**
 * Checks a body with the endpoint's own schema, so that a field shows the same thing before and after sending.
 * @throws Error when the schema was left out of the browser's endpoint
 */
export function checkBody(endpoint: Endpoint, body: unknown): FieldMessage[] {
  requireBodySchema(endpoint);
  const schema = endpoint.body as unknown as Checkable | undefined;
  if (!schema) return [];
  const result = schema['~standard'].validate(visible(body ?? {}));
  const issues = 'then' in result ? [] : (result.issues ?? []);
  return fieldMessages(issues as Parameters<typeof fieldMessages>[0]);
}

/**
 * Messages in the page's language, the first of each field. The texts they stand in are fetched when they are first
 * needed, so that pages do not carry them for nothing.
 */
export async function translateMessages(
  messages: readonly FieldMessage[],
  language: Language,
): Promise<FieldErrors> {
  await loadTexts(language, [...new Set(messages.map(({ key }) => key.split('.')[0]!))]);
  const errors: FieldErrors = {};
  for (const { field, key, params } of messages)
    errors[field] ??= translator(language)(key, spelledParams(params, language));
  return errors;
}

/** The server's messages, the first of each field. */
export const serverErrors = (errors: Record<string, string[]> | undefined): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([field, [message]]) => (message ? [[field, message]] : [])),
  );

/** What the server reads of a body: its texts without what cannot be seen in them. */
const visible = (value: unknown): unknown =>
  typeof value === 'string'
    ? visibleText(value)
    : Array.isArray(value)
      ? value.map(visible)
      : value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
        ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, visible(one)]))
        : value;
