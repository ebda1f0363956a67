import { describe, expect, it } from 'vitest';
import en from '../../locales/en/regions.json' with { type: 'json' };
import is from '../../locales/is/regions.json' with { type: 'json' };
import ua from '../../locales/ua/regions.json' with { type: 'json' };
import { cityRegions, officialRegions } from './region-kinds.ts';

describe.each([
  ['is', is],
  ['en', en],
  ['ua', ua],
])('names in %s', (_, { labels }) => {
  it('exist for every city region and official region and nothing else, and are told apart', () => {
    const names: Record<string, string> = labels.region;
    const ids = [...new Set<string>([...cityRegions, ...officialRegions])];
    expect(Object.keys(names).toSorted()).toEqual(ids.toSorted());
    expect(new Set(Object.values(names)).size).toBe(ids.length);
    for (const name of Object.values(names)) expect(name).toBe(name.trim());
  });
});

it('names in Ukrainian are written in Cyrillic', () => {
  for (const name of Object.values(ua.labels.region)) expect(name).toMatch(/^[^a-z]*$/i);
});
