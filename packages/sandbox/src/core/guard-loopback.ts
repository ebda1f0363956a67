import type { FastifyInstance } from 'fastify';
import { isLoopbackHost } from './loopback.ts';

/**
 * Listening on the loopback address keeps other machines out; this keeps out web pages open in the developer's
 * own browser: no foreign host name that was bent to this machine, and no unsafe call from a foreign page.
 */
export function guardLoopback(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { host, origin } = request.headers;
    if (host === undefined || !isLoopbackHost(host))
      return reply.code(403).send({ error: 'the sandbox answers only under a loopback name' });
    const foreign = origin !== undefined && origin !== `http://${host}`;
    if (foreign && request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(403).send({ error: 'the sandbox takes no calls from other sites' });
  });
}
