/** What an operation answers: a JSON value or, where the provider speaks another format, ready text. */
export type Answer = {
  status: number;
  headers?: Record<string, string>;
  json?: unknown;
  text?: string;
};

const JSON_TYPE = 'application/json; charset=utf-8';

/** A JSON answer. */
export function json(status: number, body: unknown, headers?: Record<string, string>): Answer {
  return { status, json: body, headers };
}

/** An answer without a body. */
export function empty(status: number, headers?: Record<string, string>): Answer {
  return { status, headers };
}

/** A page for people, with nothing allowed in it but styles of its own host. */
export function page(status: number, text: string): Answer {
  return {
    status,
    text,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'self'; img-src 'self' data: http: https:",
    },
  };
}

/** What an answer looks like on the wire. */
export function bodyOf({ json: value, text, headers }: Answer): {
  payload: string;
  headers: Record<string, string>;
} {
  if (text !== undefined) return { payload: text, headers: { ...headers } };
  if (value === undefined) return { payload: '', headers: { ...headers } };
  return { payload: JSON.stringify(value), headers: { 'content-type': JSON_TYPE, ...headers } };
}
