import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** A table has one owner, who declares it in `tables.ts`; others read what the owner shows (decision 0021). */
const source = import.meta.dirname;
const migrations = path.resolve(source, '../migrations');

/** Set-up and figures: tests, the demo's data, and the measurements. */
const isSetUp = (file: string) => /\.(test|builder)\.ts$/.test(file) || /^(testing|demo|bench)\//.test(file);

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*(?:\/\/|--).*$/gm, '');
const readFile = (file: string) => withoutComments(fs.readFileSync(file, 'utf8'));

/** A capability's folder, or one of the other folders. */
const ownerOf = (file: string): string => /^(capabilities\/[^/]+|[^/]+)/.exec(file)![0];

const files = fs
  .readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, owner: ownerOf(file), text: readFile(path.join(source, file)) }));
const code = files.filter(({ file }) => !isSetUp(file));

/** The names that a `tables.ts` puts into `Tables` or `Views`. */
function declared(text: string, kind: 'Tables' | 'Views'): string[] {
  const block = new RegExp(`^( *)(?:export )?interface ${kind} \\{\\n([\\s\\S]*?)^\\1\\}`, 'm').exec(text);
  const [, indent, body] = block ?? ['', '', ''];
  return [...body!.matchAll(new RegExp(`^${indent}  (\\w+): `, 'gm'))].map(([, name]) => name!);
}

const declarations = (kind: 'Tables' | 'Views') =>
  files
    .filter(({ file }) => file.endsWith('/tables.ts'))
    .flatMap(({ owner, text }) => declared(text, kind).map((name) => [name, owner] as const));
const tables = new Map(declarations('Tables'));
const views = new Map(declarations('Views'));

const called =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|from|\w*[jJ]oin|table)\(\s*((?:\[\s*)?['"`]\w+[^)\]]*)/g;
const written =
  /\b(?:from|join|update|into|using|truncate|table)\s+(?:only\s+|table\s+)?(\w+(?:(?: as)? \w+)?(?:\s*,\s*\w+(?:(?: as)? \w+)?)*)/gi;
const typed = /\btable: '(\w+)'|\bTables\['(\w+)'\]/g;

/** Tables and views that a text names: in calls of Kysely, in SQL, and where a table is given as a value. */
function named(text: string): Set<string> {
  const found = new Set<string>();
  const add = (name: string | undefined) => {
    if (name && (tables.has(name) || views.has(name))) found.add(name);
  };
  for (const [, list] of text.matchAll(called))
    for (const [, name] of list!.matchAll(/['"`](\w+)(?: as \w+)?['"`]/g)) add(name);
  for (const [, list] of text.matchAll(written))
    for (const part of list!.split(',')) add(/\w+/.exec(part)?.[0]);
  for (const [, machine, type] of text.matchAll(typed)) add(machine ?? type);
  return found;
}

const isOthers = (name: string, owner: string) => tables.has(name) && tables.get(name) !== owner;

/** The last definition of each view in the migrations. */
function viewsMade(): Map<string, string> {
  const made = new Map<string, string>();
  for (const file of fs.readdirSync(migrations).sort())
    for (const [, name, body] of readFile(path.join(migrations, file)).matchAll(
      /create (?:or replace )?view (\w+) as\b([^;]*);/g,
    ))
      made.set(name!, body!);
  return made;
}

describe('tables', () => {
  it('have one owner each', () => {
    const names = [...declarations('Tables'), ...declarations('Views')].map(([name]) => name);
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('are named by their owner alone', () => {
    const found = code.flatMap(({ file, owner, text }) =>
      [...named(text)].filter((name) => isOthers(name, owner)).map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
    // What reads no names would find nothing wrong.
    const read = [...code.map(({ text }) => text), ...viewsMade().values()];
    const seen = new Set(read.flatMap((text) => [...named(text)]));
    expect([...tables.keys(), ...views.keys()].filter((name) => !seen.has(name))).toEqual([]);
  });

  it('are shown by views that name nothing but their owner’s tables and what others show', () => {
    const made = viewsMade();
    expect([...made.keys()].sort()).toEqual([...views.keys()].sort());
    const found = [...made].flatMap(([view, body]) =>
      [...named(body)].filter((name) => isOthers(name, views.get(view)!)).map((name) => `${view}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it('of people say in one place who is deleted', () => {
    const has = new Set(
      files
        .filter(({ file, text }) => file.endsWith('/tables.ts') && /^ {2}deleted_at: /m.test(text))
        .map(({ owner }) => owner),
    );
    const asked = code.filter(({ text }) => /deleted_at['"`]?(\s+is\b|,\s*['"`]is\b)/.test(text));
    expect(asked.filter(({ owner }) => !has.has(owner)).map(({ file }) => file)).toEqual([]);
    const ofPeople = asked.filter(({ owner }) => owner === 'capabilities/people');
    expect(ofPeople.map(({ file, text }) => [file, text.split('deleted_at').length - 1])).toEqual([
      ['capabilities/people/person-store.ts', 1],
    ]);
  });
});
