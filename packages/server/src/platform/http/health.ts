import { health, measurements, readiness } from '@heima/domain/platform/endpoints.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Services } from '#platform/services.ts';
import { platformRoute } from './platform-route.ts';

/** Liveness, readiness and metrics; open to operators' networks by the proxy in front. */
export function addHealth(app: FastifyInstance, { db, metrics }: Services): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  platformRoute(app, health, async () => ({ status: 'ok' }));
  platformRoute(app, readiness, async (_request, reply) => {
    const ready =
      !stopping &&
      (await sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
  platformRoute(app, measurements, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
