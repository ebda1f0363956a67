import type { FastifyError, FastifyInstance } from 'fastify';
import { ZodError } from 'zod';
import type { Sandbox } from '#core/sandbox.ts';
import { callRoutes } from './call-routes.ts';
import { deliveryRoutes } from './delivery-routes.ts';
import { messageRoutes } from './message-routes.ts';
import { ruleRoutes } from './rule-routes.ts';
import { worldRoutes } from './world-routes.ts';

/** The control API under `/__sandbox`: what tests and the page use to play the outside world. */
export function controlApi(app: FastifyInstance, sandbox: Sandbox): void {
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    if (error instanceof ZodError)
      return reply.code(400).send({
        error: 'invalid input',
        issues: error.issues.map(({ path, message }) => ({ path, message })),
      });
    return reply.code(error.statusCode ?? 500).send({ error: error.message });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'no such control call' }));
  worldRoutes(app, sandbox);
  ruleRoutes(app, sandbox);
  callRoutes(app, sandbox);
  deliveryRoutes(app, sandbox);
  messageRoutes(app, sandbox);
}
