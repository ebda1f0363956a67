import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Stylesheets whose classes every file may write. All others are modules beside what they style. */
const globalSheets = ['font', 'tokens', 'reset', 'base', 'layout', 'utilities'].map(
  (name) => `ui/styles/${name}.css`,
);
/** Every class that holds everywhere: how things stand beside each other, and one thing over what a component says. */
const globalClasses = [
  ...['wrap', 'row', 'row--12', 'row--16', 'row--wrap', 'between'],
  ...['stack', 'stack--4', 'stack--8', 'stack--12', 'stack--24', 'stack--32'],
  ...['num', 'muted', 'small', 'strong', 'medium', 'nowrap', 'end', 'right', 'clip', 'sr'],
  ...['late', 'photo', 'desk', 'phone', 'wide', 'narrow', 'on-screen', 'app'],
];

const app = import.meta.dirname;
const files = fs.readdirSync(app, { recursive: true, encoding: 'utf8' });
const sheets = files.filter((name) => name.endsWith('.css'));
const modules = sheets.filter((name) => name.endsWith('.module.css'));
const read = (name: string) => fs.readFileSync(path.join(app, name), 'utf8');
const code = files
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map((name) => ({ name, text: read(name) }));
const classesOf = (css: string) => [
  ...new Set(
    [
      ...css
        .replace(/:global\([^)]*\)|"[^"]*"|url\([^)]*\)|\/\*[\s\S]*?\*\//g, '')
        .matchAll(/\.([a-z_][\w-]*)/gi),
    ].map(([, one]) => one!),
  ),
];

it('every stylesheet is a module, but for the named global ones', () => {
  expect(modules.length).toBeGreaterThan(60);
  expect(sheets.filter((name) => !name.endsWith('.module.css') && !globalSheets.includes(name))).toEqual([]);
  expect(globalSheets.filter((name) => !sheets.includes(name))).toEqual([]);
});

it('the global sheets hold the named classes and no others', () => {
  expect(globalSheets.flatMap((name) => classesOf(read(name))).sort()).toEqual(
    expect.arrayContaining([...globalClasses].sort()),
  );
  expect(
    globalSheets.flatMap((name) => classesOf(read(name))).filter((one) => !globalClasses.includes(one)),
  ).toEqual([]);
});

it('a module reaches no class of another, but for the map that draws itself', () => {
  const found = modules.flatMap((name) =>
    [...read(name).matchAll(/:global\(([^)]*)\)/g)]
      .map(([, selector]) => selector!)
      .filter((selector) => !selector.startsWith('.maplibregl-'))
      .map((selector) => `${name} ${selector}`),
  );
  expect(found).toEqual([]);
});

/** The words of the texts in a piece of code. */
const wordsIn = (code: string) =>
  [...code.matchAll(/'([^']*)'|"([^"]*)"|`([^`]*)`/g)]
    .flatMap(([, one, other, third]) => (one ?? other ?? third)!.split(/\s+/))
    .filter(Boolean);

it('a class that is written as a word is a global one', () => {
  const found = code.flatMap(({ name, text }) =>
    [...text.matchAll(/className(?:=|: )("[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})/g)]
      .flatMap(([, value]) => wordsIn(value!.replace(/[=!]== '[^']*'/g, '')))
      .filter((word) => !globalClasses.includes(word))
      .map((word) => `${name} ${word}`),
  );
  expect(found).toEqual([]);
});

it('a module holds no class that no component takes', () => {
  const unused = modules.flatMap((name) => {
    const users = code
      .filter(({ text }) => text.includes(`/${path.basename(name)}'`))
      .map(({ text }) => text)
      .join('\n');
    // A component may choose its class by a word: `styles[tone]`.
    if (/[sS]tyles\[/.test(users)) return [];
    return classesOf(read(name))
      .filter((one) => !new RegExp(`[sS]tyles\\.${one}\\b`).test(users))
      .map((one) => `${name} .${one}`);
  });
  expect(unused).toEqual([]);
});

it('a component takes no class that its module does not hold', () => {
  const missing = code.flatMap(({ name, text }) =>
    [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, as, from]) => {
      const sheet = from!.startsWith('#') ? from!.slice(1) : path.join(path.dirname(name), from!);
      const held = classesOf(read(sheet));
      return [...text.matchAll(new RegExp(`\\b${as}\\.(\\w+)`, 'g'))]
        .map(([, one]) => one!)
        .filter((one) => !held.includes(one))
        .map((one) => `${name} ${one}`);
    }),
  );
  expect(missing).toEqual([]);
});

it('the name of a class is made of words', () => {
  const short = modules.flatMap((name) =>
    classesOf(read(name))
      .filter((one) => !/^[a-z]/.test(one) || (one.length < 3 && !words.has(one)) || /[A-Z]$/.test(one))
      .map((one) => `${name} .${one}`),
  );
  expect(short).toEqual([]);
});
/** Sizes, and words of two letters. */
const words = new Set(['s', 'l', 'xl', 'by']);
