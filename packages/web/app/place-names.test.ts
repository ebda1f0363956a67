import fs from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import { accountMenu } from './account-menu.ts';
import { headerMenu } from './header-menu.ts';
import routes from './routes.ts';

/** Every place of the account has one name: in menu and tile, in the header on phones, as heading, and as title. */
const files = new Map<string, string>();
const walk = ({ path: at, file, index, children = [] }: RouteConfigEntry, above = ''): void => {
  const here = at ? `${above}/${at}` : above;
  if (at || index) files.set(here || '/', file);
  for (const child of children) walk(child, here);
};
for (const route of routes) walk(route);

const places = [...accountMenu, ...headerMenu].filter(
  // The link to the back office is called by the whole of it, not by the page that it begins with (R027).
  ({ to, entry }) => entry && entry.place !== 'navbar' && entry.key !== 'admin' && files.has(to),
);
const read = (file: string) => fs.readFileSync(path.join(import.meta.dirname, file), 'utf8');

it.each(places.map(({ to, entry }) => [to, entry!.key] as const))(
  'eye B11: %s is called by one name from menu to title',
  (to, key) => {
    const route = files.get(to)!;
    expect(read(route)).toContain(`title: 'shell.menu.${key}'`);
    const folder = path.dirname(route);
    const own = fs
      .readdirSync(path.join(import.meta.dirname, folder))
      .filter((name) => /\.tsx$/.test(name) && !name.includes('.test.'))
      .map((name) => read(path.join(folder, name)));
    // A page that is taken from a feature belongs to its place: several places may share one.
    const shared = own.flatMap((text) =>
      [...text.matchAll(/'#(features\/[\w/-]+\.tsx?)'/g)].map(([, file]) => read(file!)),
    );
    const sources = [...own, ...shared.filter((text) => text.includes('<PageHead'))];
    const name = `shell.menu.${key}`;
    /** The names that are written there; a constant counts as the name, if that is written beside it. */
    const named = (pattern: RegExp) =>
      sources.flatMap((text) => [...text.matchAll(pattern)].map(([, written]) => written ?? constant));
    const constant = sources.some((text) => text.includes(`'${name}'`)) ? name : 'another name';
    // The title of the document and the heading; a page that only leads on has neither.
    expect(named(/<PageHead title=\{(?:t\('([\w.]+)'\)|title)\}/g)).toEqual([name]);
    expect(named(/^ {4,6}(?:<Page .* |<PaneHead )?title=\{(?:t\('([\w.]+)'\)|title)\}>?$/gm)).toContain(name);
  },
);

it('eye B11: every place of the account stands in the test above', () => {
  expect(places.length).toBeGreaterThan(10);
});
