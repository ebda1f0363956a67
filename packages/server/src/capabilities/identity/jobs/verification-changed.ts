import { systemCause } from '#platform/db/unit-of-work.ts';
import { handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import { applyDecision } from '../apply-decision.ts';
import { findProviderEvent, markProcessed, verificationOfProvider } from '../verification-store.ts';
import { verificationChangedJob } from './verification-changed-job.ts';

/**
 * A webhook is a hint: the decision is read from the provider, so that a late or repeated one can only repeat what is
 * so. What it tells of the way there (begun, sent in) stands in no other call and is taken from it.
 */
export const verificationChanged = handleJob(
  verificationChangedJob,
  async (services: Services, { eventId }) => {
    const { db, clock, ports, unitOfWork } = services;
    const event = await findProviderEvent(db, eventId);
    if (!event || event.processed_at) return;
    const row = await verificationOfProvider(db, event.subject);
    const cause = systemCause(clock());
    const decision = row && (await ports.identityVerification.getDecision(event.subject));
    await unitOfWork(cause, async (unit) => {
      if (row && decision) {
        const undecided = decision.state === 'created' && event.progress !== null;
        const told = undecided ? { ...decision, state: event.progress ?? decision.state } : decision;
        await applyDecision(unit, services, row.id, told);
      }
      await markProcessed(unit.db, eventId, unit.now);
    });
  },
);
