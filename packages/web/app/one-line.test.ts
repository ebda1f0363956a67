import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const app = import.meta.dirname;
const sources = fs
  .readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
  .map((name) => ({ name, text: fs.readFileSync(path.join(app, name), 'utf8') }));

/** Texts that are read by machines, or stand in one line whatever happens. */
const plain = ['areas/find/listing/gallery.tsx'];

it('eye C5: parts of a line are put together by `joined`, so that none begins with a dot', () => {
  const found = sources.filter(({ name, text }) => !plain.includes(name) && /join\(' · '\)/.test(text));
  expect(found.map(({ name }) => name)).toEqual([]);
});

it('eye C5: an address is shown with its postal code and place on one line', () => {
  const shown = sources.filter(({ text }) => /short_address/.test(text));
  expect(shown.length).toBeGreaterThan(3);
  expect(shown.filter(({ text }) => !/unbroken|codeAndPlace/.test(text)).map(({ name }) => name)).toEqual([]);
  const apart = sources.filter(({ text }) =>
    /\[[^\]\n]*(postal_code|postalCode)[^\]\n]*\][^\n]*join\(' '\)/.test(text),
  );
  expect(apart.map(({ name }) => name)).toEqual([]);
});
