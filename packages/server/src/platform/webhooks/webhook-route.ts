import type { WebhookEndpoint } from '@heima/domain/shared/outside-endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { placeOf } from '#platform/db/sealed-column.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { sanitizeTexts } from '#platform/http/sanitize-texts.ts';
import { defineJob, handleJob, type Job, type JobHandler } from '#platform/jobs/define-job.ts';
import { newId } from '#platform/new-id.ts';
import type { Services } from '#platform/services.ts';
import { PortError } from '#ports/port-error.ts';
import {
  findProviderEvent,
  insertProviderEvent,
  markProcessed,
  providerEventBody,
} from './provider-event-store.ts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;
type EventOf<E extends WebhookEndpoint> = z.output<E['event']>;

export interface WebhookRoute {
  endpoint: WebhookEndpoint;
  read(services: Services, raw: Buffer, headers: Headers): Promise<{ key: string; event: unknown }>;
  work(services: Services, event: never): Promise<void>;
}

interface Webhook<E extends WebhookEndpoint> {
  /**
   * Reads the message from its bytes as they came. `key` is the same for a message that is sent again.
   * @throws PortError `unauthorized` when the signature is not the provider's, `protocol` when the body is not its form
   */
  read(services: Services, raw: Buffer, headers: Headers): Promise<{ key: string; event: EventOf<E> }>;
  /** Does what the message asks for; may be run twice. */
  work(services: Services, event: EventOf<E>): Promise<void>;
}

/** Binds a webhook to what reads it and what it causes. */
export const webhookRoute = <const E extends WebhookEndpoint>(
  endpoint: E,
  webhook: Webhook<E>,
): WebhookRoute => ({ endpoint, ...webhook }) as WebhookRoute;

const payload = z.object({ eventId: z.uuid() });
const jobOf = ({ endpoint }: WebhookRoute): Job<z.output<typeof payload>> =>
  defineJob({ name: `webhooks.${endpoint.provider}`, payload });

/** The job that works on the stored messages of a webhook. */
export const webhookHandler = (route: WebhookRoute): JobHandler<Services> =>
  handleJob(jobOf(route), async (services: Services, { eventId }) => {
    const row = await findProviderEvent(services.db, eventId);
    if (!row || row.processed_at) return;
    await route.work(services, z.parse(route.endpoint.event, row.event) as never);
    await markProcessed(services.db, eventId, services.clock());
  });

/**
 * Takes a webhook: the signature is checked over the bytes as they came, the message is stored once and answered at
 * once, a job does the rest. One that is sent again is answered 200 and does nothing.
 */
export function takeWebhook(app: FastifyInstance, route: WebhookRoute, services: Services): void {
  const { endpoint } = route;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: endpoint.maxBytes },
      (_request, body, done) => done(null, body),
    );
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint },
      handler: async (request, reply) => {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        try {
          const read = await route.read(services, raw, request.headers);
          if (sanitizeTexts(read).issues.length > 0) return reply.code(400).send();
          await store(services, route, { ...read, raw, requestId: request.id });
          return reply.code(200).send();
        } catch (error) {
          if (!(error instanceof PortError)) throw error;
          services.log.warn({ outcome: error.outcome, path: endpoint.path }, 'a webhook was not taken');
          const statuses: Readonly<Record<string, number>> = { unauthorized: 401, protocol: 400 };
          return reply.code(statuses[error.outcome] ?? 503).send();
        }
      },
    });
  });
}

async function store(
  { unitOfWork, clock, encryption }: Services,
  route: WebhookRoute,
  { key, event, raw, requestId }: { key: string; event: unknown; raw: Buffer; requestId: string },
): Promise<void> {
  await unitOfWork({ ...systemCause(clock()), requestId }, async (unit) => {
    const id = newId();
    const isFirst = await insertProviderEvent(unit.db, {
      id,
      provider: route.endpoint.provider,
      event_key: key,
      event: JSON.stringify(event),
      body: encryption.encrypt(raw.toString('utf8'), placeOf(providerEventBody, id)),
      received_at: unit.now,
      processed_at: null,
    });
    if (isFirst) await unit.enqueue(jobOf(route), { eventId: id });
  });
}
