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
