import type { ListingCard } from '@heima/domain/listings/listing-card.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatsFor } from '#platform/format/formats.ts';
import { loadTexts, translator } from '#platform/i18n/texts.ts';
import { cardFacts, isAvailable, isNeuter, isNew } from './card-words.ts';

const card = (given: Partial<ListingCard>) =>
  ({
    listing_category: 'apartment',
    bedrooms: 2,
    size: 84,
    postal_code: '101',
    city: 'Reykjavík',
    ...given,
  }) as ListingCard;

describe('the words of a card', () => {
  beforeAll(() => loadTexts('is', ['searchScreen']));
  const facts = (given: Partial<ListingCard>) =>
    cardFacts(card(given), translator('is'), formatsFor('is').number);

  it('V064 eye C5: bedrooms, size and place, as far as they are known', () => {
    expect(facts({})).toEqual(['2 svefnherbergi', '84\u00a0m²', '101\u00a0Reykjavík']);
    expect(facts({ listing_category: 'studio', bedrooms: 0, size: 38.5 })).toEqual([
      'Stúdíó',
      '38,5\u00a0m²',
      '101\u00a0Reykjavík',
    ]);
    expect(facts({ listing_category: 'office', bedrooms: null, size: null, city: null })).toEqual(['101']);
  });

  it('gap V064: premises for work show their rooms, which have no bedrooms', () => {
    const office = { listing_type: 'commercial', listing_category: 'office', bedrooms: null, rooms: 5 };
    expect(facts(office)).toEqual(['5 herbergi', '84\u00a0m²', '101\u00a0Reykjavík']);
    expect(facts({ ...office, rooms: null })).toEqual(['84\u00a0m²', '101\u00a0Reykjavík']);
    expect(facts({ listing_type: 'residential', rooms: 4 })[0]).toBe('2 svefnherbergi');
  });

  it('a home is free now from the day it is free, by today and not by the day it was published', () => {
    expect(isAvailable({ available_from: null }, '2026-11-27')).toBe(true);
    expect(isAvailable({ available_from: '2026-11-27' }, '2026-11-27')).toBe(true);
    expect(isAvailable({ available_from: '2026-11-28' }, '2026-11-27')).toBe(false);
  });

  it('a listing is new on the day it was published', () => {
    expect(isNew({ published_at: '2026-11-27T23:59:00.000Z' }, '2026-11-27')).toBe(true);
    expect(isNew({ published_at: '2026-11-26T23:59:00.000Z' }, '2026-11-27')).toBe(false);
    expect(isNew({ published_at: null }, '2026-11-27')).toBe(false);
  });

  it('a room is "laust", a flat "laus"', () => {
    expect(['room', 'townhouse', 'apartment', 'studio', null].map(isNeuter)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
