import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** The tag of a content that may be sent in several encodings. */
export const weakTag = (content: string): string =>
  `W/"${createHash('sha1').update(content).digest('base64url')}"`;

/**
 * Whether whoever asks holds the content with this tag already (RFC 9110, 13.1.2): `*` is any, a list names several,
 * and weak marks do not count.
 */
export function isHeld(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const own = tag.replace(/^W\//, '');
  return [...header.matchAll(/(?:W\/)?("[^"]*")/g)].some(([, one]) => one === own);
}

/** Answers reads with 304 where the asked content is held already; comes behind what makes the tags. */
export function answerHeldContent(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const tag = reply.getHeader('etag');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || reply.statusCode !== 200 || typeof tag !== 'string') return payload;
    if (!isHeld(request.headers['if-none-match'], tag)) return payload;
    reply.code(304);
    // The held page keeps the policy with the nonce that stands in it.
    reply.removeHeader('content-security-policy');
    return '';
  });
}
