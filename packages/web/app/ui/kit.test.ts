import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** What the kit draws is drawn by its components only. */
const app = path.resolve(import.meta.dirname, '..');
const ui = path.join(app, 'ui');

const files = fs
  .readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(tsx?|css)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: fs.readFileSync(path.join(app, name), 'utf8') }));
const outside = files.filter(({ name }) => !name.startsWith('ui/') || name.startsWith('ui/styles/'));

/** Classes that the components have taken over; nobody writes them by hand again. */
const taken = [
  'btn',
  'icon-btn',
  'count',
  'kbd',
  'badge',
  'state',
  'chip',
  'chips',
  'notice',
  'empty',
  'price',
  'pagehead',
  'modal',
  'scrim',
];

it('nobody writes a class that a component of the kit draws', () => {
  const inCode = new RegExp(
    `className=(?:"|\\{[^}]*['"\`])(?:[^"'\`\n]* )?(?:${taken.join('|')})(?:--[\\w-]+)?["'\` ]`,
  );
  const inStyle = new RegExp(`\\.(?:${taken.join('|')})(?:--[\\w-]+)?(?![\\w-])`);
  const found = outside
    .filter(({ name, text }) => (name.endsWith('.css') ? inStyle : inCode).test(text))
    .map(({ name }) => name);
  expect(found).toEqual([]);
});

it('the styles of a component are imported by the kit alone', () => {
  const modules = new Set(
    fs.readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.module.css')),
  );
  expect(modules.size).toBeGreaterThan(2);
  const found = outside.flatMap(({ name, text }) =>
    [...text.matchAll(/['"]([^'"]+\.module\.css)['"]/g)]
      .map((match) => match[1]!)
      .filter((to) => {
        const at = to.startsWith('#')
          ? to.slice(1)
          : path.relative(app, path.resolve(app, path.dirname(name), to));
        return at.startsWith('ui/');
      })
      .map((to) => `${name} → ${to}`),
  );
  expect(found).toEqual([]);
});
