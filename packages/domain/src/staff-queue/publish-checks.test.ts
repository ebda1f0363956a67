import { describe, expect, it } from 'vitest';
import { type PublishCheckFacts, publishChecks } from './publish-checks.ts';

const facts: PublishCheckFacts = {
  photos: 6,
  sameHome: [],
  rent: 300_000,
  median: { rent: 300_000, homes: 9 },
  denials: 0,
  isIdentityProved: true,
  publishedBefore: 2,
};
const found = (given: Partial<PublishCheckFacts>) =>
  publishChecks({ ...facts, ...given }).map(({ code, weight, count }) => `${weight} ${code} ${count}`);

describe('checks of a request for publication', () => {
  it('eye A11: a good one says what was looked at', () => {
    expect(found({})).toEqual(['good photos 6', 'good no_same_home 0', 'good price_usual 100']);
  });

  it.each([
    [{ photos: 0 }, 'problem no_photos 0'],
    [{ photos: 2 }, 'note few_photos 2'],
    [{ sameHome: [{ byOther: true, visible: false }] }, 'problem others_same_home 1'],
    [{ sameHome: [{ byOther: false, visible: true }] }, 'note own_same_home 1'],
    [{ rent: 193_000 }, 'problem price_low 64'],
    [{ rent: 480_001 }, 'good price_usual 160'],
    [{ rent: 490_000 }, 'note price_high 163'],
    [{ denials: 2 }, 'note denied_before 2'],
    [{ isIdentityProved: false }, 'note identity_unproved 0'],
    [{ publishedBefore: 0 }, 'note first_listing 0'],
  ] as const)('eye A11: %j is shown as %s', (given, check) => {
    expect(found(given)).toContain(check);
  });

  it('eye A11: an own listing that is out of publication is no second one, and few homes say nothing of the price', () => {
    expect(found({ sameHome: [{ byOther: false, visible: false }] })).toContain('good no_same_home 0');
    const few = found({ median: { rent: 900_000, homes: 4 } });
    expect(few.filter((check) => check.includes('price'))).toEqual([]);
    expect(found({ rent: null }).filter((check) => check.includes('price'))).toEqual([]);
  });
});
