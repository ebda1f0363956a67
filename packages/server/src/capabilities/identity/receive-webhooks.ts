import type { FastifyInstance } from 'fastify';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { cleanTexts } from '#platform/http/clean-texts.ts';
import { newId } from '#platform/new-id.ts';
import type { Services } from '#platform/services.ts';
import type { VerificationEvent } from '#ports/identity-verification.ts';
import { PortError } from '#ports/port-error.ts';
import { verificationChangedJob } from './jobs/verification-changed-job.ts';
import { insertProviderEvent } from './verification-store.ts';

const path = '/webhooks/veriff';
const longestBody = 256 * 1024;

/**
 * Where the verification service reports (integrations 1.4). The signature is checked over the bytes as they came; the
 * message is kept once and answered at once, a job does the rest. A repeated one answers 200 and does nothing.
 */
export function receiveWebhooks(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: longestBody }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(path, async (request, reply) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      try {
        const event = await services.ports.identityVerification.readWebhook(raw, request.headers);
        if (cleanTexts(event).issues.length > 0) return reply.code(400).send();
        await keep(services, event, raw, request.id);
        return reply.code(200).send();
      } catch (error) {
        if (!(error instanceof PortError)) throw error;
        services.log.warn({ outcome: error.outcome }, 'a webhook was not taken');
        const statuses: Readonly<Record<string, number>> = { unauthorized: 401, protocol: 400 };
        return reply.code(statuses[error.outcome] ?? 503).send();
      }
    });
  });
}

async function keep(
  { unitOfWork, clock, encryption }: Services,
  event: VerificationEvent,
  raw: Buffer,
  requestId: string,
): Promise<void> {
  const cause = { ...systemCause(clock()), requestId };
  await unitOfWork(cause, async (unit) => {
    const id = newId();
    const isFirst = await insertProviderEvent(unit.db, {
      id,
      provider: 'veriff',
      event_key: event.key,
      subject: event.providerSessionId,
      progress: event.progress,
      body: encryption.encrypt(raw.toString('utf8'), `provider_event.body ${id}`),
      received_at: unit.now,
      processed_at: null,
    });
    if (isFirst) await unit.enqueue(verificationChangedJob, { eventId: id }, { onceKey: event.key });
  });
}
