import { verificationWebhook } from '@heima/domain/identity/verification-webhook.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { webhookRoute } from '#platform/webhooks/webhook-route.ts';
import { applyDecision } from './apply-decision.ts';
import { verificationOfProvider } from './verification-store.ts';

/**
 * Where the verification service reports (integrations 1.4). A webhook is a hint: the decision is read from the
 * provider, so that a late or repeated one can only repeat what is so. Steps on the way there (begun, sent in) stand in no
 * other call and are taken from it.
 */
export const verificationChanged = webhookRoute(verificationWebhook, {
  async read({ ports }, raw, headers) {
    const { key, ...event } = await ports.identityVerification.readWebhook(raw, headers);
    return { key, event };
  },
  async work(services, { providerSessionId, progress }) {
    const { db, clock, ports, unitOfWork } = services;
    const row = await verificationOfProvider(db, providerSessionId);
    if (!row) return;
    const decision = await ports.identityVerification.getDecision(providerSessionId);
    const undecided = decision.state === 'created' && progress !== null;
    const told = undecided ? { ...decision, state: progress } : decision;
    await unitOfWork(systemCause(clock()), (unit) => applyDecision(unit, services, row.id, told));
  },
});
