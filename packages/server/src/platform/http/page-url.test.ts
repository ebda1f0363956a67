import { expect, it } from 'vitest';
import { pageUrl } from './page-url.ts';

it.each([
  ['/listings?min_size=84,5', 'https://heima.test/listings?min_size=84,5'],
  ['/', 'https://heima.test/'],
  ['http://a:b@elsewhere.test/about', 'https://heima.test/about'],
  ['http://elsewhere.test:99999/about?x=1', 'https://heima.test/about?x=1'],
  ['http://[::1', 'https://heima.test/'],
  ['https://elsewhere.test?x=1', 'https://heima.test/?x=1'],
  ['//elsewhere.test/x', 'https://heima.test//elsewhere.test/x'],
  ['/%E0%A4%A/%', 'https://heima.test/%E0%A4%A/%'],
])('found 34: a page asked for as %s is ours: %s', (requested, url) => {
  const made = pageUrl(requested, 'https://heima.test');
  expect(made.href).toBe(url);
  expect(() => new Request(made)).not.toThrow();
});
