import { signedIn, teamsWith } from '@heima/domain/shared/actor.ts';
import { type RawBuilder, sql } from 'kysely';
import { homeCards } from '#capabilities/listings/public.ts';
import type { Call } from '#platform/http/call.ts';
import type { Waiting, WaitingSource } from '#platform/waiting-source.ts';
import { unansweredOf } from './invite-store.ts';
import {
  findOpenHouse,
  findOpenHouses,
  hostedBy,
  isSoon,
  joinedBy,
  type OpenHouseRow,
} from './open-house-store.ts';

const first = async (call: Call, row: OpenHouseRow): Promise<NonNullable<Waiting['first']>> => {
  const [card] = await homeCards(call.services.db, [row.listing_id], call.actor);
  return { title: card?.title ?? null, at: row.starts_at };
};

/** Open houses of today and tomorrow, as the list of `is_soon` has them. */
async function soon(
  call: Call,
  whose: RawBuilder<unknown>,
): Promise<{ count: number; row: OpenHouseRow | undefined }> {
  const where = sql`${whose} and ${isSoon(call.now)}`;
  const page = { where, now: call.now, size: 1, offset: 0 };
  const { rows, count } = await findOpenHouses(call.services.db, page);
  return { count, row: rows[0] };
}

/** What open houses leave to do, and which are about to begin. */
export const waitingOpenHouses: readonly WaitingSource[] = [
  {
    side: 'tenant',
    kind: 'openHouseInvites',
    async find(call) {
      const { db } = call.services;
      const page = { now: call.now, isOpen: true, size: 1, offset: 0 };
      const { rows, count } = await unansweredOf(db, signedIn(call.actor).userId, page);
      const row = rows[0] && (await findOpenHouse(db, rows[0].open_house_id));
      return row ? { count, first: await first(call, row) } : { count };
    },
  },
  {
    side: 'tenant',
    kind: 'openHouses',
    async find(call) {
      const { count, row } = await soon(call, joinedBy(signedIn(call.actor).userId));
      return row ? { count, first: await first(call, row) } : { count };
    },
  },
  {
    side: 'landlord',
    kind: 'openHouses',
    async find(call) {
      const actor = signedIn(call.actor);
      const { count, row } = await soon(call, hostedBy(actor.userId, teamsWith(actor, 'manage_listings')));
      return row ? { count, first: { ...(await first(call, row)), people: row.attendee_count } } : { count };
    },
  },
];
