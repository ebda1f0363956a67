import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Sandbox } from '#core/sandbox.ts';

const filter = z.object({ provider: z.string().optional(), operation: z.string().optional() });

/** Every call the providers received. */
export function callRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/calls', (request) => ({ items: sandbox.world.calls.list(filter.parse(request.query)) }));

  app.get<{ Params: { id: string } }>('/calls/:id', (request, reply) => {
    const call = sandbox.world.calls.find(request.params.id);
    return call ?? reply.code(404).send({ error: 'no such call' });
  });

  app.delete('/calls', (_request, reply) => {
    sandbox.world.calls.clear();
    return reply.code(204).send();
  });
}
