import { signedIn } from '@heima/domain/shared/actor.ts';
import { sql } from 'kysely';
import { homeCards } from '#capabilities/listings/public.ts';
import { peopleById } from '#capabilities/profiles/public.ts';
import type { Call } from '#platform/http/call.ts';
import type { Waiting, WaitingSource } from '#platform/waiting-source.ts';
import { type AskedList, answeredBy, findApplications, isUnseen, sentBy } from './list-store.ts';

/** How many a list has, and of the first of them the home, and who is on the other side. */
async function firstOf(
  call: Call,
  list: Pick<AskedList, 'scope' | 'group' | 'order'>,
  other: 'applicant_id' | 'owner_id',
): Promise<Waiting> {
  const { db } = call.services;
  const { rows, count } = await findApplications(db, { ...list, size: 1, offset: 0 });
  const [row] = rows;
  if (!row) return { count };
  const otherId = row[other];
  const [[card], people] = await Promise.all([
    homeCards(db, [row.listing_id], call.actor),
    peopleById(db, otherId ? [otherId] : []),
  ]);
  const name = (otherId && people.get(otherId)?.full_name) || null;
  return { count, first: { title: card?.title ?? null, name } };
}

/** What applications leave to do: new ones, and answers that nobody has looked at. */
export const waitingApplications: readonly WaitingSource[] = [
  {
    side: 'landlord',
    kind: 'applications',
    find: (call) =>
      firstOf(
        call,
        { scope: answeredBy(signedIn(call.actor)), group: 'new', order: '-created_at' },
        'applicant_id',
      ),
  },
  {
    side: 'tenant',
    kind: 'answers',
    find: (call) =>
      firstOf(
        call,
        {
          scope: sql`${sentBy(signedIn(call.actor))} and ${isUnseen}`,
          group: undefined,
          order: '-decided_at',
        },
        'owner_id',
      ),
  },
];
