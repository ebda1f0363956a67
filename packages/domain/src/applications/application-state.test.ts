import { describe, expect, it } from 'vitest';
import { applicationInput } from './application-input.ts';
import {
  type ApplyFacts,
  applicationStatuses,
  groupOf,
  refusalToApply,
  refusalToConsider,
} from './application-state.ts';

const published = new Date('2026-11-01T12:00:00Z');
const open: ApplyFacts = { visible: true, isLandlord: false, publishedAt: published };
const last = (status: (typeof applicationStatuses)[number], decidedAt: string | null = null) => ({
  ...open,
  last: { id: 'a', status, decidedAt: decidedAt ? new Date(decidedAt) : null },
});
const code = (facts: ApplyFacts) => refusalToApply(facts)?.code;

describe('applying', () => {
  it('A03: is for homes in publication, and not for one’s own', () => {
    expect(code(open)).toBeUndefined();
    expect(code({ ...open, visible: false })).toBe('applications.listingClosed');
    expect(code({ ...open, isLandlord: true })).toBe('applications.ownListing');
  });

  it('A01: whoever has applied does not again, and hears which one it is; after withdrawing it is possible', () => {
    for (const status of ['sent', 'received', 'opened', 'considered', 'accepted'] as const)
      expect(refusalToApply(last(status))).toEqual({
        code: 'applications.alreadyApplied',
        extra: { application_id: 'a' },
      });
    expect(code(last('cancelled'))).toBeUndefined();
  });

  it('who was denied waits until the home is let anew', () => {
    expect(code(last('denied', '2026-11-02T12:00:00Z'))).toBe('applications.wasDenied');
    expect(code(last('denied', '2026-11-01T12:00:00Z'))).toBe('applications.wasDenied');
    expect(code(last('denied', '2026-10-31T12:00:00Z'))).toBeUndefined();
    expect(code(last('accepted', '2026-10-31T12:00:00Z'))).toBeUndefined();
  });
});

it('R189: every status is in one group', () => {
  expect(applicationStatuses.map((status) => `${status} ${groupOf(status)}`)).toEqual([
    'sent new',
    'received new',
    'opened other',
    'considered other',
    'accepted other',
    'denied denied',
    'cancelled denied',
  ]);
});

it('R200: nothing decided is considered', () => {
  expect(applicationStatuses.map((status) => refusalToConsider(status)?.code)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'applications.alreadyAccepted',
    'applications.alreadyDenied',
    'applications.wasCancelled',
  ]);
});

describe('what is written in an application', () => {
  const whole = {
    message: ' Við erum tvö. ',
    preferred_move_in: 'asap',
    preferred_stay: 'longer',
    adults: 2,
    occupation: 'employee',
    is_smoking: false,
  };
  const fields = (input: object) =>
    applicationInput.safeParse(input).error?.issues.map(({ path, message }) => `${path} ${message}`);

  it('R204: a day is asked for with “after” and dropped with “as soon as possible”', () => {
    expect(applicationInput.parse({ ...whole, move_in_date: '2027-02-28' })).toMatchObject({
      message: 'Við erum tvö.',
      move_in_date: null,
      children: 0,
      with_corenters: true,
      share_paychecks: false,
    });
    expect(fields({ ...whole, preferred_move_in: 'after' })).toEqual(['move_in_date validation.required']);
    expect(fields({ ...whole, preferred_move_in: 'after', move_in_date: '2027-02-29' })).toEqual([
      'move_in_date validation.noSuchDay',
    ]);
    const day = { ...whole, preferred_move_in: 'after', move_in_date: '2028-02-29' };
    expect(applicationInput.parse(day).move_in_date).toBe('2028-02-29');
  });

  it('R205: a stay is shorter or longer than six months; nobody is let in alone as a child', () => {
    expect(fields({ ...whole, preferred_stay: 'six' })).toEqual(['preferred_stay validation.choice']);
    expect(fields({ ...whole, adults: 0, children: 2 })?.[0]).toMatch(/^adults /);
  });

  it('R205 C01: months that are named fit the stay that is named; six fit both', () => {
    const asked = (preferred_stay: string, requested_length: number | null) =>
      fields({ ...whole, preferred_stay, requested_length });
    for (const months of [null, 1, 6]) expect(asked('shorter', months)).toBeUndefined();
    for (const months of [null, 6, 120]) expect(asked('longer', months)).toBeUndefined();
    expect(asked('shorter', 7)).toEqual(['requested_length applications.messages.stayShorter']);
    expect(asked('longer', 5)).toEqual(['requested_length applications.messages.stayLonger']);
  });
});
