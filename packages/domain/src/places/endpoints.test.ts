import { describe, expect, it } from 'vitest';
import en from '../../locales/en/places.json' with { type: 'json' };
import is from '../../locales/is/places.json' with { type: 'json' };
import ua from '../../locales/ua/places.json' with { type: 'json' };
import * as endpoints from './endpoints.ts';
import { placesRefusals } from './refusals.ts';

const all = Object.values(endpoints);

describe('the calls of places', () => {
  it('answer the rows E115, E116 and E396 to E399, each once', () => {
    const rows = all.flatMap((one) => ('spec' in one ? [one.spec] : []));
    expect(rows.toSorted()).toEqual(['E115', 'E116', 'E396', 'E397', 'E398', 'E399']);
  });

  it('limit whoever asks, and let only signed-in people look up persons and properties', () => {
    for (const one of all) expect(one.limits.length).toBeGreaterThan(0);
    expect(endpoints.lookUpPerson).toMatchObject({
      access: 'user',
      limits: [{ per: 'actor', max: 20, seconds: 3600 }],
    });
    expect(endpoints.lookUpProperty.access).toBe('user');
  });

  it('read a property number in any spelling (K16)', () => {
    expect(endpoints.lookUpProperty.params.parse({ id: 'F200-1234' })).toEqual({ id: '2001234' });
  });

  it('bound the typed text and the number of suggestions', () => {
    const { query } = endpoints.suggestPlaces;
    expect(query.parse({ query: ' thors ' })).toMatchObject({ query: 'thors', limit: 8 });
    for (const wrong of [
      { query: '' },
      { query: 'x'.repeat(121) },
      { query: 'x', limit: '21' },
      { query: 'x', limit: '0' },
    ])
      expect(query.safeParse(wrong).success).toBe(false);
  });

  it('have a text for every refusal in all three languages (R313, R351, R352, R353)', () => {
    const names = Object.keys(placesRefusals)
      .map((code) => code.replace('places.', ''))
      .toSorted();
    for (const texts of [is, en, ua]) expect(Object.keys(texts.refusals).toSorted()).toEqual(names);
    const declared = all.flatMap((one) => ('refusals' in one ? [...one.refusals] : []));
    for (const code of declared) expect(code.startsWith('common.') || code in placesRefusals).toBe(true);
  });
});
