import type { FastifyRequest } from 'fastify';
import type { Call, Failure } from './provider.ts';

/** The call as the operations see it, and what is wrong with its body, if anything. */
export function readCall(
  request: FastifyRequest,
  provider: string,
): { call: Call; problem: Failure | undefined } {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  );
  const rawBody = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
  const { body, problem } = readBody(rawBody, headers['content-type'] ?? '');
  const [path = ''] = request.url.split('?');
  const call: Call = {
    method: request.method,
    path: decode(path).slice(provider.length + 1),
    params: { ...(request.params as Record<string, string>) },
    query: firstOfEach(request.query as Record<string, string | string[]>),
    headers,
    body,
    rawBody,
    outcome: 'ok',
    webhookDelayMs: undefined,
    baseUrl: `http://${request.headers.host}/${provider}`,
  };
  return { call, problem };
}

function readBody(text: string, contentType: string): { body: unknown; problem: Failure | undefined } {
  if (text === '')
    return { body: undefined, problem: contentType.includes('json') ? 'unreadable_body' : undefined };
  if (contentType.includes('x-www-form-urlencoded'))
    return { body: Object.fromEntries(new URLSearchParams(text)), problem: undefined };
  if (!contentType.includes('json')) return { body: text, problem: undefined };
  try {
    return { body: JSON.parse(text), problem: undefined };
  } catch {
    return { body: text, problem: 'unreadable_body' };
  }
}

function firstOfEach(query: Record<string, string | string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? (value[0] ?? '') : value]),
  );
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
