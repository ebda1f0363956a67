import type { getWizardProgress } from '@heima/domain/listings/endpoints.ts';
import {
  firstStepOf,
  progressOf,
  stepNumber,
  wizardProgressMax,
} from '@heima/domain/listings/wizard-steps.ts';
import type { recordStep as recordContract } from '@heima/domain/listings/writing-endpoints.ts';
import {
  clientIdHash,
  editListing,
  type ListingRow,
  newestDraft,
  updateListing,
} from '#capabilities/listings/public.ts';
import type { Handler } from '#platform/http/call.ts';

/** Where the newest draft was left (E086). Visitors are known by the client id of their draft only (R269). */
export const wizardProgress: Handler<typeof getWizardProgress> = async (_input, { services, actor }) => {
  if (actor.kind === 'user') return present(await newestDraft(services.db, { ownerId: actor.userId }));
  if (actor.clientId === undefined) return present(undefined);
  const hash = clientIdHash(services.secrets, actor.clientId);
  return present(await newestDraft(services.db, { clientIdHash: hash }));
};

/** Remembers the step of the wizard (E087). */
export const recordStep: Handler<typeof recordContract> = async ({ params, body }, call) => {
  const step = body.step_name ?? firstStepOf(body.step_nr!)!;
  return call.answer(
    (unit) => editListing(unit, call, params.id, () => updateListing(unit.db, params.id, { step })),
    present,
  );
};

const present = (draft: Pick<ListingRow, 'id' | 'step' | 'updated_at'> | undefined) => ({
  listing_id: draft?.id ?? null,
  step_name: draft?.step ?? null,
  step_nr: draft?.step ? stepNumber(draft.step) : null,
  progress: progressOf(draft?.step ?? null),
  progress_max: wizardProgressMax,
  updated_at: draft?.updated_at.toISOString() ?? null,
});
