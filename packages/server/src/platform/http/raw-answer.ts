import { STATUS_CODES } from 'node:http';
import type { Problem } from './problem.ts';

/** A whole HTTP answer that ends its connection, where the request never became one that the framework answers. */
export function rawAnswer(
  { status }: Pick<Problem, 'status'>,
  headers: Record<string, string>,
  body: string,
): string {
  const all = {
    ...headers,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
