import type {
  landlordOverview as landlordContract,
  tenantOverview as tenantContract,
} from '@heima/domain/overview/endpoints.ts';
import { nextOfLandlord, nextOfTenant } from '@heima/domain/overview/next-steps.ts';
import { landlordWaiting, tenantWaiting } from '@heima/domain/overview/waiting.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { hasSavedSearch } from '#capabilities/alerts/public.ts';
import { hasApplied } from '#capabilities/applications/public.ts';
import { listingFacts, workedOnBy } from '#capabilities/listings/public.ts';
import { recentNotifications } from '#capabilities/notifications/public.ts';
import { hasJoinedOpenHouse, hostsOpenHouse } from '#capabilities/open-houses/public.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import type { Waiting, WaitingSource } from '#platform/waiting-source.ts';

const mostRecent = 5;

/** Asks the sources of one side, and gives what waits in the order of the kinds. */
async function ask<const Kind extends string>(
  kinds: readonly Kind[],
  sources: readonly { kind: Kind; find(call: Call): Promise<Waiting> }[],
  call: Call,
) {
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const { count, first } = await sources.find((source) => source.kind === kind)!.find(call);
      return { kind, count, first: presentFirst(first) };
    }),
  );
  return found.filter(({ count }) => count > 0);
}

const presentFirst = ({ title, name, at, people }: NonNullable<Waiting['first']> = {}) => ({
  title: title ?? null,
  name: name ?? null,
  at: at?.toISOString() ?? null,
  people: people ?? null,
});

/** What waits for the caller as a tenant. */
export const showTenantOverview =
  (sources: readonly WaitingSource[]): Handler<typeof tenantContract> =>
  async (_, call) => {
    const { db } = call.services;
    const { userId } = signedIn(call.actor);
    const own = sources.filter((source) => source.side === 'tenant');
    const [waiting, recent, applied, saved, joined] = await Promise.all([
      ask(tenantWaiting, own, call),
      recentNotifications(call, mostRecent),
      hasApplied(db, userId),
      hasSavedSearch(db, userId),
      hasJoinedOpenHouse(db, userId),
    ]);
    const facts = { hasApplied: applied, hasSavedSearch: saved, hasJoinedOpenHouse: joined };
    return { waiting, recent, next_steps: nextOfTenant(facts) };
  };

/** What waits for the caller as a landlord. */
export const showLandlordOverview =
  (sources: readonly WaitingSource[]): Handler<typeof landlordContract> =>
  async (_, call) => {
    const { db } = call.services;
    const actor = signedIn(call.actor);
    const own = sources.filter((source) => source.side === 'landlord');
    const [waiting, recent, listings, hasOpenHouse] = await Promise.all([
      ask(landlordWaiting, own, call),
      recentNotifications(call, mostRecent),
      listingFacts(db, workedOnBy(actor)),
      hostsOpenHouse(db, actor.userId, call.now),
    ]);
    return { waiting, recent, next_steps: nextOfLandlord({ ...listings, hasOpenHouse }) };
  };
