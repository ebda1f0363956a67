import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Stylesheets whose classes every file may write. All others are modules beside what they style. */
const globalSheets = ['font', 'tokens', 'reset', 'base', 'layout', 'utilities'].map(
  (name) => `ui/styles/${name}.css`,
);
/** Stylesheets of kit components that are not modules yet. This list only shrinks. */
const kitSheets = [
  ...['fields', 'state', 'cards', 'lists', 'overlays', 'waiting', 'choices'].map(
    (name) => `ui/styles/${name}.css`,
  ),
  'ui/fields/code-field.css',
  'ui/fields/phone-field.css',
];

const app = import.meta.dirname;
const sheets = fs
  .readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'));
const modules = sheets.filter((name) => name.endsWith('.module.css'));
const code = fs
  .readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map((name) => fs.readFileSync(path.join(app, name), 'utf8'));
const read = (name: string) => fs.readFileSync(path.join(app, name), 'utf8');

it('every stylesheet is a module, but for the named global ones', () => {
  const named = new Set([...globalSheets, ...kitSheets]);
  expect(modules.length).toBeGreaterThan(30);
  expect(sheets.filter((name) => !name.endsWith('.module.css') && !named.has(name))).toEqual([]);
});

it('a stylesheet that is named as global exists', () => {
  expect([...globalSheets, ...kitSheets].filter((name) => !sheets.includes(name))).toEqual([]);
});

it('a module holds no class that no component takes', () => {
  const unused = modules.flatMap((name) => {
    const users = code.filter((text) => text.includes(`/${path.basename(name)}'`)).join('\n');
    const classes = new Set(
      [
        ...read(name)
          .replace(/:global\([^)]*\)|"[^"]*"|\/\*[\s\S]*?\*\//g, '')
          .matchAll(/\.([a-z_][\w-]*)/gi),
      ].map(([, one]) => one!),
    );
    // A component may choose its class by a word: `styles[tone]`.
    if (/[sS]tyles\[/.test(users)) return [];
    return [...classes]
      .filter((one) => !new RegExp(`[sS]tyles\\.${one}\\b`).test(users))
      .map((one) => `${name} .${one}`);
  });
  expect(unused).toEqual([]);
});
