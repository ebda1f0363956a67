import { lifecycle } from '../shared/lifecycle.ts';
import { addDays, todayInIceland } from '../shared/plain-date.ts';
import type { RefusalData } from '../shared/refusal.ts';
import type { TextKey } from '../shared/text-key.ts';
import { maxDaysAhead, maxHours } from './open-house-limits.ts';

/** An open house is `over` from the moment that it ends. */
const openHouseStates = ['planned', 'over', 'canceled'] as const;
export type OpenHouseState = (typeof openHouseStates)[number];

export const openHouseState = (
  { canceledAt, endsAt }: { canceledAt: Date | null; endsAt: Date },
  now: Date,
): OpenHouseState => (canceledAt ? 'canceled' : endsAt <= now ? 'over' : 'planned');

const otherwise = { canceled: 'openHouses.wasCanceled', over: 'openHouses.isOver' } as const;

/** The lifecycle of an open house (state machine 10). */
export const openHouseLifecycle = lifecycle(openHouseStates, {
  change: { from: ['planned'], to: 'planned', by: 'host', otherwise },
  /** R228. */
  cancel: { from: ['planned'], to: 'canceled', by: 'host', otherwise },
});

/** The refusal of everything that an open house takes only while it is coming. */
export const refusalToJoin = (state: OpenHouseState, isListed: boolean): RefusalData | undefined => {
  if (state !== 'planned') return { code: otherwise[state] };
  return isListed ? undefined : { code: 'openHouses.listingClosed' };
};

/** Answers to an invitation. */
export const inviteResponses = ['accepted', 'declined'] as const;
export type InviteResponse = (typeof inviteResponses)[number];

/** An invitation that nobody answered before the open house began has lapsed (V07). */
export const isLapsed = (
  { response, startsAt }: { response: InviteResponse | null; startsAt: Date },
  now: Date,
): boolean => response === null && startsAt <= now;

const hourMs = 3_600_000;

/** Until when an open house begins soon: the end of tomorrow in Iceland. */
export const soonUntil = (now: Date): Date => new Date(`${addDays(todayInIceland(now), 2)}T00:00:00Z`);

/** What is wrong with the time of an open house, at its field; nothing when it is good. */
export function wrongTimes(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  now: Date,
): Record<string, TextKey[]> | undefined {
  const length = endsAt.getTime() - startsAt.getTime();
  if (startsAt <= now) return { starts_at: ['openHouses.messages.past'] };
  if (startsAt.getTime() - now.getTime() > maxDaysAhead * 24 * hourMs)
    return { starts_at: ['openHouses.messages.tooFarAhead'] };
  if (length <= 0) return { ends_at: ['openHouses.messages.endsFirst'] };
  if (length > maxHours * hourMs) return { ends_at: ['openHouses.messages.tooLong'] };
  return undefined;
}
