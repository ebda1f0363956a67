import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '#core/sandbox.ts';
import { addRule } from './add-rule.ts';

/** Rules: how the next calls end. */
export function ruleRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/rules', () => ({ items: sandbox.world.rules.list() }));

  app.post('/rules', (request, reply) => {
    const added = addRule(sandbox.world, request.body);
    return 'refused' in added
      ? reply.code(400).send({ error: added.refused })
      : reply.code(201).send(added.rule);
  });

  app.delete('/rules', (_request, reply) => {
    sandbox.world.rules.clear();
    return reply.code(204).send();
  });

  app.delete<{ Params: { id: string } }>('/rules/:id', (request, reply) => {
    sandbox.world.rules.clear(request.params.id);
    return reply.code(204).send();
  });
}
