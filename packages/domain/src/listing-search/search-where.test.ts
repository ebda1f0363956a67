import { describe, expect, it } from 'vitest';
import { cities } from '#regions/cities.ts';
import { whereInTown } from './search-where.ts';

describe('where homes are, in Icelandic', () => {
  it.each([
    ['reykjavik', 'í Reykjavík'],
    ['akureyri', 'á Akureyri'],
    ['selfoss', 'á Selfossi'],
    ['hafnarfjordur', 'í Hafnarfirði'],
    ['isafjordur', 'á Ísafirði'],
    ['vestmannaeyjar', 'í Vestmannaeyjum'],
    ['myvatn', 'við Mývatn'],
  ])('%s: %s', (id, where) => {
    expect(whereInTown(cities.find((city) => city.id === id)!)).toBe(where);
  });

  it('a postal code stands before its town', () => {
    expect(whereInTown(cities.find((city) => city.id === 'reykjavik')!, '107')).toBe('í 107 Reykjavík');
    expect(whereInTown(cities.find((city) => city.id === 'myvatn')!, '660')).toBe('í 660 Mývatni');
  });
});
