import { expect, it } from 'vitest';
import { preferredLanguage } from './language.ts';

it.each([
  ['is-IS,is;q=0.9,en;q=0.8', 'is'],
  ['de-DE,de;q=0.9,en;q=0.5,uk;q=0.7', 'ua'],
  ['en;q=0.3, uk-UA', 'ua'],
  ['uk;q=0.8,en;q=0.8', 'ua'],
  ['en;q=0, is;q=0.1', 'is'],
  ['*', undefined],
  ['de, fr;q=0.5', undefined],
  ['en;q=nonsense', 'en'],
  ['', undefined],
  [undefined, undefined],
])('V006: a browser that asks for %s reads %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
