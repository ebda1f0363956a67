import fs from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../packages/domain/locales');

/** The texts of a language by their keys, up to the first parameter: `offersScreen.actions.counter`. */
export function wordsOf(language: 'is' | 'en' | 'ua'): (key: string) => string {
  const sets = new Map<string, unknown>();
  return (key) => {
    const [set = '', ...names] = key.split('.');
    if (!sets.has(set))
      sets.set(set, JSON.parse(fs.readFileSync(path.join(folder, language, `${set}.json`), 'utf8')));
    const found = names.reduce<unknown>(
      (at, name) => (at as Record<string, unknown> | undefined)?.[name],
      sets.get(set),
    );
    if (typeof found !== 'string') throw new Error(`No text ${key}`);
    return found.split('{{')[0]!.trim();
  };
}
