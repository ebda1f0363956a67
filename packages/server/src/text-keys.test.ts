import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const packages = path.resolve(import.meta.dirname, '../..');

function* files(folder: string): Generator<string> {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* files(at);
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield at;
  }
}

describe('keys of texts', () => {
  it('the type of the keys knows every set there is', () => {
    const source = fs.readFileSync(path.join(packages, 'domain/src/shared/text-key.ts'), 'utf8');
    const known = [...source.matchAll(/^ {2}(\w+): typeof \1;$/gm)].map((found) => found[1]!);
    const sets = fs
      .readdirSync(path.join(packages, 'domain/locales/is'))
      .map((file) => path.parse(file).name);
    expect(known.sort()).toEqual(sets.sort());
  });

  it('the name of a set says its owner: a capability, a feature, an area or a screen', () => {
    const folders = (at: string) =>
      fs.readdirSync(path.join(packages, at), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const named = (at: string, ending = '') =>
      folders(at).map(({ name }) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase()) + ending);
    const areas = 'web/app/areas';
    const owners = new Set([
      ...named('domain/src'),
      ...named('server/src/capabilities'),
      ...named('server/src/platform'),
      ...named('web/app/platform'),
      ...named('web/app/entities'),
      ...named('web/app/features'),
      ...named('web/app/platform'),
      ...named(areas, 'Screens'),
      ...folders(areas).flatMap(({ name }) => [`${name}Screen`, ...named(`${areas}/${name}`, 'Screen')]),
      // What every capability may refuse, and what every form may say of a field.
      'common',
      'validation',
    ]);
    const sets = fs
      .readdirSync(path.join(packages, 'domain/locales/is'))
      .map((file) => path.parse(file).name);
    expect(sets.filter((set) => !owners.has(set))).toEqual([]);
    const one = (set: string) => set.replace(/(Screens?)?$/, '').replace(/s$/, '');
    const ofWhom = (set: string) => [/Screens?$/.test(set) ? 'screens' : 'capability', one(set)].join(' ');
    expect(sets.filter((set, at) => sets.findIndex((other) => ofWhom(other) === ofWhom(set)) !== at)).toEqual(
      [],
    );
  });

  it('few keys come from data, where the compiler cannot look', () => {
    const uses = ['domain/src', 'server/src', 'web/app'].flatMap((folder) =>
      [...files(path.join(packages, folder))].flatMap((file) => {
        const calls = fs.readFileSync(file, 'utf8').match(/\bkeyFromData\(|\bas TextKey\b/g) ?? [];
        return calls.map(() => path.relative(packages, file));
      }),
    );
    // The definition itself is one of them.
    expect(uses.filter((file) => file !== 'domain/src/shared/text-key.ts').length).toBeLessThanOrEqual(21);
  });
});
