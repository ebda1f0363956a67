import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Services } from '#platform/services.ts';

/** Liveness, readiness and metrics; open to operators' networks by the proxy in front. */
export function addHealth(app: FastifyInstance, { db, metrics }: Services): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready =
      !stopping &&
      (await sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
