import type {
  answerStillFree as answerContract,
  readStillFree as readContract,
  StillFreeAnswer,
} from '@heima/domain/listing-freshness/endpoints.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { publish, unpublish } from '#capabilities/listing-publication/public.ts';
import { lockListing } from '#capabilities/listings/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Handler } from '#platform/http/call.ts';
import type { Services } from '#platform/services.ts';
import { confirmFree } from './confirm-free.ts';
import { listingOfLink, stillFreeState } from './listing-of-link.ts';

/** The home that a link asks about. Looking changes nothing. */
export const readStillFree: Handler<typeof readContract> = async ({ query }, { services }) => {
  const { row } = await listingOfLink(services, services.db, query.token);
  return stillFreeState(services.db, row);
};

/** The owner's answer by a link. */
export const answerStillFree: Handler<typeof answerContract> = async ({ body: { token, answer } }, call) => {
  const { services } = call;
  await call.change((unit) => takeAnswer(services, unit, { token, answer }));
  const { row } = await listingOfLink(services, services.db, token);
  return stillFreeState(services.db, row);
};

/**
 * Takes an answer once: the same again, also at the same time, finds the home where it belongs and changes nothing.
 * What silence took out is published again with all that the listing held.
 * @throws Refusal listingFreshness.takenOut where the owner or staff took the home out, and why it cannot be published
 */
export async function takeAnswer(
  services: Services,
  unit: UnitOfWork,
  { token, answer }: { token: string; answer: StillFreeAnswer },
): Promise<void> {
  const { row: found } = await listingOfLink(services, unit.db, token);
  await lockListing(unit.db, found.id);
  const { row, ownerId } = await listingOfLink(services, unit.db, token);
  if (answer === 'withdraw') {
    if (row.visible) await unpublish(unit, row.id, 'other');
  } else if (row.visible) await confirmFree(unit, row, 'link');
  else if (row.unpublish_reason === 'no_answer') await publish(unit, row, ownerId);
  else refuse('listingFreshness.takenOut');
}
