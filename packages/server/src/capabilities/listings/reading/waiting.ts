import { signedIn } from '@heima/domain/shared/actor.ts';
import { findOwnCards, type OwnCardsFilter } from '#capabilities/listings/list-store.ts';
import { workedOnBy } from '#capabilities/listings/scope.ts';
import type { Call } from '#platform/http/call.ts';
import type { Waiting, WaitingSource } from '#platform/waiting-source.ts';

/** Own listings of a filter, as their list has them. */
async function listingsOf({ services, actor }: Call, filter: OwnCardsFilter): Promise<Waiting> {
  const page = { size: 1, offset: 0 };
  const { rows, count } = await findOwnCards(services.db, workedOnBy(signedIn(actor)), filter, page);
  return rows[0] ? { count, first: { title: rows[0].title } } : { count };
}

/** What listings leave to do: questions to answer, what staff refused, and drafts. */
export const waitingListings: readonly WaitingSource[] = [
  { side: 'landlord', kind: 'stillFree', find: (call) => listingsOf(call, { waitsFor: 'still_free' }) },
  { side: 'landlord', kind: 'refused', find: (call) => listingsOf(call, { waitsFor: 'refused' }) },
  { side: 'landlord', kind: 'drafts', find: (call) => listingsOf(call, { state: 'NEVER_PUBLISHED' }) },
];
