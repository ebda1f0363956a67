import { describe, expect, it } from 'vitest';
import { dueStep, type Freshness, isAsked, leavesAt } from './freshness.ts';

const at = (day: number) => new Date(Date.UTC(2027, 0, 1, 9) + day * 24 * 3_600_000);
const home = (given: Partial<Freshness> = {}): Freshness => ({
  publishedAt: at(0),
  confirmedAt: null,
  firstAskedAt: null,
  askedAt: null,
  isKept: false,
  ...given,
});

describe('asking whether a home is still free', () => {
  it('gap still free: asks after 14 days, again after 28, and takes out after 30 days of silence', () => {
    expect(dueStep(home(), at(13.9))).toBeUndefined();
    expect(dueStep(home(), at(14))).toBe('ask');
    const once = home({ firstAskedAt: at(14), askedAt: at(14) });
    expect(dueStep(once, at(27.9))).toBeUndefined();
    expect(dueStep(once, at(28))).toBe('ask');
    const twice = home({ firstAskedAt: at(14), askedAt: at(28) });
    expect(dueStep(twice, at(29.9))).toBeUndefined();
    expect(dueStep(twice, at(30))).toBe('withdraw');
    expect(leavesAt(twice)).toEqual(at(30));
  });

  it('an answer, or a new publication, begins anew', () => {
    const asked = { firstAskedAt: at(14), askedAt: at(28) };
    for (const again of [home({ ...asked, confirmedAt: at(29) }), home({ ...asked, publishedAt: at(29) })]) {
      expect(isAsked(again)).toBe(false);
      expect(leavesAt(again)).toBeUndefined();
      expect(dueStep(again, at(42))).toBeUndefined();
      expect(dueStep(again, at(43))).toBe('ask');
    }
  });

  it('whoever was asked late, because nothing ran, has 16 days to answer', () => {
    expect(dueStep(home(), at(90))).toBe('ask');
    const late = home({ firstAskedAt: at(90), askedAt: at(104) });
    expect(dueStep(late, at(105.9))).toBeUndefined();
    expect(dueStep(late, at(106))).toBe('withdraw');
  });

  it('a home that is kept is asked about and never leaves', () => {
    const kept = home({ isKept: true, firstAskedAt: at(14), askedAt: at(14) });
    expect(leavesAt(kept)).toBeUndefined();
    expect(dueStep(kept, at(500))).toBe('ask');
  });
});
