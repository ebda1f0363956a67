import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { capabilities } from './capabilities.ts';

/** The facts of the domain: each has one definition, is recorded by somebody, and is named nowhere else. */
const packages = path.resolve(import.meta.dirname, '../..');

function* files(folder: string): Generator<string> {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* files(at);
    else if (/\.tsx?$/.test(entry.name) && !/\.(test|builder)\.tsx?$/.test(entry.name)) yield at;
  }
}

const sources = ['domain/src', 'server/src', 'web/app'].flatMap((folder) =>
  [...files(path.join(packages, folder))].map((file) => ({
    file: path.relative(packages, file),
    text: fs.readFileSync(file, 'utf8'),
  })),
);
const isDefinition = (file: string) => /^domain\/src\/[^/]+\/events\.ts$/.test(file);
const camelCase = (folder: string) => folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const definitions = sources
  .filter(({ file }) => isDefinition(file))
  .flatMap(({ file, text }) =>
    [...text.matchAll(/^export const (\w+) = event\(\s*'([^']+)'/gm)].map((found) => ({
      file,
      constant: found[1]!,
      name: found[2]!,
    })),
  );

/** What stands in the arguments of the calls of `record`, up to the subject, and after `records` in lifecycles. */
const recorded = sources
  .filter(({ file }) => file.startsWith('server/src/capabilities/'))
  .flatMap(({ text }) =>
    [...text.matchAll(/\brecord\(([^,]+),|\brecords: ([^\n]+),$/gm)].map((found) => ({
      text,
      events: (found[1] ?? found[2])!,
    })),
  );

describe('events', () => {
  it('every event stands in the events.ts of the capability that its name begins with, once', () => {
    expect(definitions.length).toBeGreaterThan(50);
    const calls = sources.flatMap(({ file, text }) => (/\bevent\(\s*'/.test(text) ? [file] : []));
    expect(calls.filter((file) => !isDefinition(file))).toEqual([]);
    const counted = sources
      .filter(({ file }) => isDefinition(file))
      .reduce((sum, { text }) => sum + (text.match(/\bevent\(/g) ?? []).length, 0);
    expect(counted).toBe(definitions.length);
    const misplaced = definitions.filter(
      ({ file, name }) => name.split('.')[0] !== camelCase(file.split('/')[2]!),
    );
    expect(misplaced).toEqual([]);
    const names = definitions.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('every event is recorded by some use case', () => {
    const unrecorded = definitions.filter(({ file, constant }) => {
      const imports = `from '@heima/${file.replace('/src/', '/')}'`;
      return !recorded.some(({ text, events }) => {
        if (!text.includes(imports)) return false;
        if (new RegExp(`\\b${constant}\\b`).test(events)) return true;
        // A use case may choose between events before it records one.
        return /^\w+$/.test(events) && new RegExp(`const ${events} =[^;]*\\b${constant}\\b`).test(text);
      });
    });
    expect(unrecorded).toEqual([]);
  });

  it('every reaction is to an event that is defined', () => {
    const reactions = capabilities.flatMap(({ reactions: own = [] }) => own);
    expect(reactions.length).toBeGreaterThan(10);
    const names = new Set<string>(definitions.map(({ name }) => name));
    expect(reactions.filter(({ on }) => !names.has(on.name)).map(({ name }) => name)).toEqual([]);
  });

  it('no event has the name of a refusal, and the name of an event is written only where it is defined', () => {
    const names = new Set(definitions.map(({ name }) => name));
    const found = sources
      .filter(({ file }) => !isDefinition(file))
      .flatMap(({ file, text }) =>
        [...text.matchAll(/['"`](\w+\.\w+)['"`]/g)]
          .filter((match) => names.has(match[1]!))
          .map((match) => `${file}: ${match[1]}`),
      );
    expect(found).toEqual([]);
  });

  it('an audit entry alone is written only for what changes nothing', () => {
    const alone = sources
      .filter(({ file }) => file.startsWith('server/src/'))
      // A file out names what is noted of its viewer; the platform writes it.
      .flatMap(({ text }) => [...text.matchAll(/\b(?:unit\.audit\(|audit: \{\s*action:)\s*'([^']+)'/g)])
      .map((found) => found[1]!);
    expect(alone.sort()).toEqual([
      'electronicId.identityMismatch',
      'identity.findingsRead',
      'places.personLookedUp',
      'profiles.paycheckRead',
      'staffUsers.accountRead',
    ]);
  });
});
