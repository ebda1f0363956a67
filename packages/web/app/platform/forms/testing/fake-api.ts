import type { ProblemCode } from '@heima/domain/shared/refusal.ts';
import { vi } from 'vitest';

interface Seen {
  method: string;
  path: string;
  body: unknown;
  headers: Record<string, string>;
}

type Reply = { status: number; body?: unknown } | 'lost';

const standingLists = {
  '/country-codes': [
    { id: 'IS', country: 'Ísland', code: '+354', iso: 'IS', receives_sms: true },
    { id: 'KP', country: 'Norður-Kórea', code: '+850', iso: 'KP', receives_sms: false },
    { id: 'UA', country: 'Úkraína', code: '+380', iso: 'UA', receives_sms: true },
  ],
};

/** Stands in for the network: answers by method and path, and remembers what was asked. */
export function fakeApi(
  answer: (request: Seen) => Reply | Promise<Reply>,
  /** Lists by their path, which a part asks for whatever happens: they are answered and not remembered. */
  lists: Record<string, unknown> = standingLists,
): { seen: Seen[] } {
  const seen: Seen[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const request: Seen = {
      method: init.method ?? 'GET',
      path: path.replace('/api/v1', ''),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: init.headers as Record<string, string>,
    };
    const list = lists[request.path];
    if (!list) seen.push(request);
    const reply = list ? { status: 200, body: list } : await answer(request);
    if (reply === 'lost') throw new TypeError('Failed to fetch');
    if (reply.body === undefined) return new Response(null, { status: reply.status });
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(reply.body), { status: reply.status, headers });
  });
  return { seen };
}

/** A refusal as the server writes it. */
export const refused = (
  status: number,
  code: ProblemCode,
  detail: string,
  errors?: Record<string, string[]>,
): Reply => ({ status, body: { status, code, detail, request_id: 'r-1', ...(errors ? { errors } : {}) } });
