import { stepNumber } from '@heima/domain/listings/wizard-steps.ts';
import { describe, expect, it } from 'vitest';
import { demoDrafts } from './demo-drafts.ts';
import { LANDLORDS } from './landlords.ts';

const NOW = new Date('2026-11-27T14:30:00Z');
const DRAFTS = demoDrafts('test', 25, NOW);

describe('demo drafts', () => {
  it('are the same for the same seed and moment', () => {
    expect(DRAFTS).toHaveLength(25);
    expect(demoDrafts('test', 25, NOW)).toEqual(DRAFTS);
  });

  it('have been left at every stage of the wizard', () => {
    expect(new Set(DRAFTS.map(({ step }) => stepNumber(step)))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it('have filled in what was asked before and nothing that comes later', () => {
    for (const { step, fields } of DRAFTS) {
      const stage = stepNumber(step);
      expect('address' in fields || stage === 1).toBe(true);
      expect('size' in fields || stage <= 2).toBe(true);
      if (stage > 3) expect(fields.description).toBeDefined();
      if (stage < 3) expect(fields.pictures).toBeUndefined();
      if (stage < 5) expect(fields.price).toBeUndefined();
      if (stage === 6) expect(fields.price).toBeGreaterThan(0);
    }
  });

  it('were begun by landlords and by a few visitors, who have not got far', () => {
    const keys = LANDLORDS.map(({ key }) => key);
    const visitors = DRAFTS.filter(({ ownerKey }) => ownerKey === null);
    expect(visitors.length).toBeGreaterThan(2);
    for (const { step } of visitors) expect(stepNumber(step)).toBeLessThanOrEqual(3);
    for (const { ownerKey } of DRAFTS) if (ownerKey !== null) expect(keys).toContain(ownerKey);
  });

  it('were touched in the last weeks, the latest first', () => {
    const moments = DRAFTS.map(({ updatedAt }) => updatedAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
    for (const moment of moments) {
      const age = NOW.getTime() - new Date(moment).getTime();
      expect(age).toBeGreaterThan(0);
      expect(age).toBeLessThan(21 * 86_400_000);
    }
  });
});
