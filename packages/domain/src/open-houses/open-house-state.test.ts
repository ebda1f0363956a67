import { describe, expect, it } from 'vitest';
import { isLapsed, openHouseState, refusalToJoin, wrongTimes } from './open-house-state.ts';

const now = new Date('2026-12-01T12:00:00Z');
const at = (text: string) => new Date(text);

describe('an open house', () => {
  it('R228: is planned, over or canceled', () => {
    const endsAt = at('2026-12-01T12:00:01Z');
    expect(openHouseState({ canceledAt: null, endsAt }, now)).toBe('planned');
    expect(openHouseState({ canceledAt: null, endsAt: now }, now)).toBe('over');
    expect(openHouseState({ canceledAt: now, endsAt }, now)).toBe('canceled');
    expect(refusalToJoin('planned', true)).toBeUndefined();
    expect(refusalToJoin('planned', false)?.code).toBe('openHouses.listingClosed');
    expect(refusalToJoin('over', true)?.code).toBe('openHouses.isOver');
    expect(refusalToJoin('canceled', true)?.code).toBe('openHouses.wasCanceled');
  });

  it.each([
    ['2026-12-01T12:00:00Z', '2026-12-01T13:00:00Z', ['starts_at']],
    ['2027-12-01T12:00:01Z', '2027-12-01T13:00:00Z', ['starts_at']],
    ['2027-12-01T12:00:00Z', '2027-12-01T13:00:00Z', []],
    ['2026-12-02T12:00:00Z', '2026-12-02T12:00:00Z', ['ends_at']],
    ['2026-12-02T12:00:00Z', '2026-12-03T00:00:01Z', ['ends_at']],
    ['2026-12-02T12:00:00Z', '2026-12-03T00:00:00Z', []],
  ])('E085: from %s to %s is refused at %j', (starts, ends, fields) => {
    expect(Object.keys(wrongTimes({ startsAt: at(starts), endsAt: at(ends) }, now) ?? {})).toEqual(fields);
  });

  it('V07: an invitation without an answer lapses when it begins', () => {
    expect(isLapsed({ response: null, startsAt: now }, now)).toBe(true);
    expect(isLapsed({ response: null, startsAt: at('2026-12-01T12:00:01Z') }, now)).toBe(false);
    expect(isLapsed({ response: 'declined', startsAt: now }, now)).toBe(false);
  });
});
