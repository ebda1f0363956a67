import { describe, expect, it } from 'vitest';
import { buildPlaceIndex } from './place-index-builder.ts';

describe('names spelled as they were typed (found 41)', () => {
  const names = [
    'Thorvaldsensstræti',
    'Þórsgata',
    'Odinstorg',
    'Óðinsgata',
    'Aegisbraut',
    'Ægisíða',
    'Holt',
    'Höfn',
  ];
  const index = buildPlaceIndex(
    names.map((name, at) => ({
      kind: 'street' as const,
      id: name,
      name,
      dative: name === 'Þórsgata' ? 'Þórsgötu' : undefined,
      postalCode: '101',
      place: 'Reykjavík',
      // The names without the letters are heavier: only the spelling can put the others before them.
      weight: names.length - at,
    })),
  );
  const titles = (query: string) => index.suggest(query).map(({ title }) => title);

  it.each([
    ['þ', 'Þórsgata'],
    ['Þ', 'Þórsgata'],
    ['þo', 'Þórsgata'],
    ['þórsgötu', 'Þórsgata'],
    ['þ'.normalize('NFD'), 'Þórsgata'],
    ['ó', 'Óðinsgata'],
    ['ó'.normalize('NFD'), 'Óðinsgata'],
    ['oð', 'Óðinsgata'],
    ['æ', 'Ægisíða'],
    ['Æg', 'Ægisíða'],
    ['hö', 'Höfn'],
    ['þ reykjavík', 'Þórsgata'],
  ])('%s finds %s first', (query, title) => {
    expect(titles(query)[0]).toBe(title);
  });

  it.each([
    ['th', ['Thorvaldsensstræti', 'Þórsgata']],
    ['od', ['Odinstorg', 'Óðinsgata']],
    ['ae', ['Aegisbraut', 'Ægisíða']],
    ['ho', ['Holt', 'Höfn']],
  ])('%s finds both', (query, both) => {
    expect(titles(query)).toEqual(both);
  });

  it('still finds what is spelled otherwise', () => {
    expect(titles('þ')).toEqual(['Þórsgata', 'Thorvaldsensstræti']);
  });

  it('tells letters of the Ukrainian alphabet apart', () => {
    const ukrainian = buildPlaceIndex(
      ['Иск', 'Йск', 'Іск', 'Їск'].map((name) => ({
        kind: 'street' as const,
        id: name,
        name,
        postalCode: '101',
      })),
    );
    expect(ukrainian.suggest('йс')[0]?.title).toBe('Йск');
    expect(ukrainian.suggest('їс')[0]?.title).toBe('Їск');
    expect(ukrainian.suggest('іс')[0]?.title).toBe('Іск');
    expect(ukrainian.suggest('ис')[0]?.title).toBe('Иск');
  });
});
