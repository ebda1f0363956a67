import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Sandbox } from '#core/sandbox.ts';

const tampering = z.strictObject({
  wrongSignature: z.boolean().optional(),
  body: z.string().optional(),
  signedAgoMs: z.number().int().min(0).optional(),
});

/** Webhooks sent to the product, and sending one again: unchanged, forged, altered or old. */
export function deliveryRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/deliveries', () => ({ items: sandbox.world.deliveries.list() }));

  app.post<{ Params: { id: string } }>('/deliveries/:id/redeliver', async (request, reply) => {
    const delivery = await sandbox.world.deliveries.redeliver(
      request.params.id,
      tampering.parse(request.body ?? {}),
    );
    return delivery ?? reply.code(404).send({ error: 'no such delivery' });
  });
}
