import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CountedProfile, completeness, completenessItems, missingItems } from './completeness.ts';

const nothing: CountedProfile = {
  bio: null,
  age: null,
  occupation: null,
  nationality: null,
  hasCleanCriminalRecord: null,
  emailVerified: false,
  phoneVerified: false,
  spokenLanguages: [],
};
const everything: CountedProfile = {
  bio: 'Róleg og reglusöm.',
  age: 30,
  occupation: 'student',
  nationality: 'IS',
  hasCleanCriminalRecord: true,
  emailVerified: true,
  phoneVerified: true,
  spokenLanguages: ['is'],
};

describe('completeness', () => {
  it('R142 V057: counts eight items and rounds down', () => {
    const keys = Object.keys(everything) as (keyof CountedProfile)[];
    const percent = keys.map((_, count) =>
      completeness({
        ...nothing,
        ...Object.fromEntries(keys.slice(0, count + 1).map((key) => [key, everything[key]])),
      }),
    );
    expect(completenessItems).toHaveLength(8);
    expect(completeness(nothing)).toBe(0);
    expect(percent).toEqual([12, 25, 37, 50, 62, 75, 87, 100]);
  });

  it('R143: a criminal record that is not clean counts as said', () => {
    expect(completeness({ ...everything, hasCleanCriminalRecord: false })).toBe(100);
    expect(missingItems({ ...everything, hasCleanCriminalRecord: null })).toEqual(['clean_criminal_record']);
  });

  it('R142: an empty text and an empty list are not set; an age of zero is', () => {
    expect(missingItems({ ...everything, bio: '  ', spokenLanguages: [] })).toEqual([
      'bio',
      'spoken_language',
    ]);
    expect(missingItems({ ...everything, age: 0 })).toEqual([]);
  });

  it('R142: what is missing and the percentage always agree', () => {
    fc.assert(
      fc.property(
        fc.record({
          bio: fc.option(fc.string()),
          age: fc.option(fc.nat(120)),
          occupation: fc.option(fc.constant('student')),
          nationality: fc.option(fc.constant('IS')),
          hasCleanCriminalRecord: fc.option(fc.boolean()),
          emailVerified: fc.boolean(),
          phoneVerified: fc.boolean(),
          spokenLanguages: fc.array(fc.constantFrom('is', 'uk'), { maxLength: 2 }),
        }),
        (profile) => {
          const there = 8 - missingItems(profile).length;
          expect(completeness(profile)).toBe(Math.floor((there * 100) / 8));
        },
      ),
    );
  });
});
