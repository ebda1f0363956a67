import fs from 'node:fs';
import path from 'node:path';
import { type LabelList, labelKey } from '@heima/domain/reference/label-key.ts';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import routes from './routes.ts';

/** Compares the keys of texts that the sources of a screen use with the sets that its route file names. */
const app = import.meta.dirname;
const domain = path.resolve(app, '../../domain/src');
const locales = path.resolve(domain, '../locales/is');
type Tree = { [key: string]: string | Tree };
const texts: Tree = Object.fromEntries(
  fs
    .readdirSync(locales)
    .map((file) => [path.parse(file).name, JSON.parse(fs.readFileSync(path.join(locales, file), 'utf8'))]),
);

/** Whether a text, a plural form of one, or a group of texts stands there. */
function stands(key: string): boolean {
  let at: string | Tree | undefined = texts;
  for (const part of key.split('.')) {
    if (typeof at !== 'object') return false;
    at = at[part] ?? at[`${part}_other`];
  }
  return at !== undefined;
}

interface Module {
  /** Sets of the keys that stand in it. */
  used: Set<string>;
  /** Sets of the refusals that it names by code. */
  refusals: Set<string>;
  showsRefusals: boolean;
  /** Sets that it fetches by itself, for itself and for what it loads late. */
  fetched: Set<string>;
  imports: string[];
  late: string[];
}

const setsOf = (keys: readonly string[]) => new Set(keys.map((key) => key.split('.')[0]!));
/** The source without comments, and without the types that are made of keys. */
const plain = (source: string) =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '$1')
    .replace(/KeysBelow<[^>]*>/g, '');

/** The file of an import; none for packages, and for what passes keys on without using one: contracts, shared parts. */
function resolve(from: string, to: string): string | undefined {
  const own = to
    .replace('@heima/domain/', `${domain}/`)
    .replace(/^#/, `${from.startsWith(app) ? app : domain}/`);
  if (!/^[./]/.test(own) || !/\.tsx?$/.test(own)) return undefined;
  const at = path.resolve(path.dirname(from), own);
  return at.startsWith(`${domain}/shared/`) || /endpoints?(\.form)?\.ts$/.test(at) ? undefined : at;
}

const modules = new Map<string, Module>();

function read(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const source = plain(fs.readFileSync(file, 'utf8'));
  const to = (found: Iterable<RegExpMatchArray>) =>
    [...found].flatMap(([, name]) => resolve(file, name!) ?? []);
  const names = [...source.matchAll(/(['"`])([a-zA-Z]+\.[\w.]*)(\1|\$\{)/g)].map(([, , name]) =>
    name!.replace(/\.$/, ''),
  );
  const labels = [...source.matchAll(/\blabelKey\(\s*'(\w+)'/g)].map(([, list]) =>
    labelKey(list as LabelList, 'x'),
  );
  const module: Module = {
    used: setsOf([...names.filter(stands), ...labels]),
    refusals: setsOf(names.filter((code) => stands(code.replace('.', '.refusals.')))),
    showsRefusals: /\brefusalText\(/.test(source),
    fetched: new Set(
      [...source.matchAll(/\bloadTexts\([^[\]]*\[([^\]]*)\]/g)].flatMap(([, sets]) =>
        [...sets!.matchAll(/'(\w+)'/g)].map(([, set]) => set!),
      ),
    ),
    imports: to(source.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'"]*?from\s+)?['"]([^'"]+)['"]/gm)),
    late: to(source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)),
  };
  modules.set(file, module);
  return module;
}

/** The sets that a module and everything it imports need, without what they fetch by themselves. */
function needs(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const { used, refusals, showsRefusals, fetched, imports, late } = read(file);
  const shown = showsRefusals ? [...refusals, ...imports.flatMap((one) => [...read(one).refusals])] : [];
  // What comes late may be waited for together with its texts.
  const waitedFor = new Set([...fetched, ...imports.flatMap((one) => [...read(one).fetched])]);
  return new Set([
    ...[...used, ...shown].filter((set) => !fetched.has(set)),
    ...late.flatMap((one) => [...needs(one, new Set(seen))]).filter((set) => !waitedFor.has(set)),
    ...imports.flatMap((one) => [...needs(one, seen)]),
  ]);
}

interface Named {
  texts: string[];
  title: string | undefined;
}

/** What the `handle` of a route file names, as it stands in its source. */
function named(file: string): Named {
  const source = plain(fs.readFileSync(file, 'utf8'));
  const handle = /^export const handle = (\{[^}]*\}) satisfies Screen;/m.exec(source)?.[1] ?? '';
  const sets = /texts: \[([^\]]*)\]/.exec(handle)?.[1] ?? '';
  return {
    texts: [...sets.matchAll(/'(\w+)'/g)].map(([, set]) => set!),
    title: /title: '([\w.]+)'/.exec(handle)?.[1],
  };
}

interface Page {
  file: string;
  own: Named;
  /** The files around it, from the root on, and the sets they name. */
  frames: string[];
  around: string[];
}

function* pages({ file, children = [] }: RouteConfigEntry, frames: string[] = []): Generator<Page> {
  const around = frames.flatMap((frame) => named(path.join(app, frame)).texts);
  yield { file, own: named(path.join(app, file)), frames, around };
  for (const child of children) yield* pages(child, [...frames, file]);
}

const all = [...pages({ file: 'root.tsx', children: routes })];

describe('texts of a screen', () => {
  it('it names every set that it and its parts use', () => {
    const missing = all.flatMap(({ file, own, around }) =>
      [...needs(path.join(app, file))]
        .filter((set) => !own.texts.includes(set) && !around.includes(set))
        .map((set) => `${file}: ${set}`),
    );
    expect(missing).toEqual([]);
    expect(all.length).toBeGreaterThan(30);
  });

  it('it names no set that nothing of it uses, or that a frame around it has', () => {
    const unneeded = all.flatMap(({ file, own, around }) => {
      const needed = needs(path.join(app, file));
      return own.texts
        .filter((set) => !needed.has(set) || around.includes(set))
        .map((set) => `${file}: ${set}`);
    });
    expect(unneeded).toEqual([]);
  });

  it('every screen in the frame of the account has a title for its header', () => {
    const inFrame = all.filter(({ frames }) => frames.includes('areas/account/account-layout.tsx'));
    expect(inFrame.length).toBeGreaterThan(10);
    expect(inFrame.filter(({ own }) => !own.title).map(({ file }) => file)).toEqual([]);
  });
});
