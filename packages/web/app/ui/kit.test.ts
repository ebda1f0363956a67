import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** What the kit draws is drawn by its components only; `app/styles.test.ts` holds that no class is written as a word. */
const app = path.resolve(import.meta.dirname, '..');
const ui = path.join(app, 'ui');

const files = fs
  .readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(tsx?|css)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: fs.readFileSync(path.join(app, name), 'utf8') }));
const outside = files.filter(({ name }) => !name.startsWith('ui/') || name.startsWith('ui/styles/'));

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
