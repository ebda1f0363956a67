import { health, measurements, readiness } from '@heima/domain/platform/endpoints.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { sameText } from '#platform/secrets.ts';
import type { Services } from '#platform/services.ts';
import { platformRoute } from './platform-route.ts';
import { bearerToken } from './request-actor.ts';

/** Liveness and readiness for anybody; metrics for operators, by token or from this machine itself. */
export function addHealth(app: FastifyInstance, { db, metrics, config }: Services): void {
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
  platformRoute(app, measurements, async (request, reply) => {
    const token = bearerToken(request);
    const isOperator =
      config.METRICS_TOKEN === undefined || token === undefined
        ? isOwnMachine(request)
        : sameText(token, config.METRICS_TOKEN);
    if (!isOperator) return reply.callNotFound();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** What a proxy adds: behind one on this machine every visitor seems to come from here. */
const proxyHeaders = [
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-real-ip',
  'forwarded',
  'via',
];

const isOwnMachine = ({ ip, socket, headers }: FastifyRequest): boolean =>
  loopback.test(ip) &&
  loopback.test(socket.remoteAddress ?? '') &&
  proxyHeaders.every((name) => headers[name] === undefined);
