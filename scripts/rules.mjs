// npm run rules R238: every place in code and tests that names an id of the specification.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

const folders = [
  'packages/domain/src',
  'packages/server/src',
  'packages/web/app',
  'packages/sandbox/src',
  'e2e',
];
const isTest = (file) => /\.(test|spec)\.tsx?$/.test(file);

/**
 * The lines that name an id: titles of tests, docstrings and comments.
 *
 * @param {string} id As the specification writes it: `R238`, `V029`; names of two words too: `found 41`.
 * @returns {{file: string, line: number, text: string, isTest: boolean}[]} Code first, then tests, each by path.
 */
export function placesOf(id) {
  const named = new RegExp(`(?<![\\w.])${id.replace(/[^\p{L}\d]/gu, '.')}(?!\\w)`, 'iu');
  return folders
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(root, folder), { recursive: true })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/'))),
    )
    .sort((one, other) => isTest(one) - isTest(other) || (one < other ? -1 : 1))
    .flatMap((file) =>
      fs
        .readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((text, at) =>
          named.test(text) ? [{ file, line: at + 1, text: text.trim(), isTest: isTest(file) }] : [],
        ),
    );
}

if (process.argv[1] === import.meta.filename) {
  const id = process.argv.slice(2).join(' ');
  if (!id) {
    console.error('Say which: npm run rules R238');
    process.exit(2);
  }
  const places = placesOf(id);
  for (const [title, wanted] of [
    [`Code that names ${id}`, false],
    [`Tests that name ${id}`, true],
  ]) {
    const some = places.filter((place) => place.isTest === wanted);
    console.log(`${title}:${some.length === 0 ? ' no line' : ''}`);
    for (const { file, line, text } of some) console.log(`  ${file}:${line}  ${text}`);
  }
  process.exit(places.length > 0 ? 0 : 1);
}
