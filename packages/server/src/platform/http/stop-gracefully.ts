import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How long running requests may take to finish when the program stops. */
const patienceMs = 20_000;

/**
 * Returns a function that stops the server as people would wish: no new connections, running requests finish,
 * then everything else (idle connections, and those that were opened but never used) is closed at once.
 */
export function stopGracefully(app: FastifyInstance): () => Promise<void> {
  const running = new Set<ServerResponse>();
  app.addHook('onRequest', async (_request, reply) => {
    running.add(reply.raw);
    reply.raw.once('close', () => running.delete(reply.raw));
  });
  return async () => {
    if (app.server.listening) {
      app.server.close();
      app.server.closeIdleConnections();
      const until = Date.now() + patienceMs;
      while (running.size > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
      app.server.closeAllConnections();
    }
    await app.close();
  };
}
