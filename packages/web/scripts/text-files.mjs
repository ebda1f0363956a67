// Ships each set of texts as a file that the browser finds by its language and name.
//
// The bundler's own way would be a table of some 150 dynamic imports, four kilobytes that every page carries. Instead
// the client build writes one module for each set into a folder whose name changes with any text, so that the files
// can be kept for ever, and tells the pages the folder's address.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const locales = path.resolve(import.meta.dirname, '../../domain/locales');

/** Every set of texts: its language, its name and its JSON. */
function readSets() {
  return fs
    .readdirSync(locales)
    .sort()
    .flatMap((language) =>
      fs
        .readdirSync(path.join(locales, language))
        .filter((file) => file.endsWith('.json'))
        .sort()
        .map((file) => ({
          language,
          name: path.basename(file, '.json'),
          json: JSON.stringify(JSON.parse(fs.readFileSync(path.join(locales, language, file), 'utf8'))),
        })),
    );
}

/** Vite plugin for the client build; the server and the tests import the JSON files themselves. */
export function textFiles() {
  const sets = readSets();
  const version = createHash('sha256').update(JSON.stringify(sets)).digest('base64url').slice(0, 8);
  const folder = `assets/texts-${version}`;
  return {
    name: 'heima-text-files',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'client' ? { define: { 'import.meta.env.TEXTS': JSON.stringify(`/${folder}`) } } : undefined,
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { language, name, json } of sets)
        this.emitFile({
          type: 'asset',
          fileName: `${folder}/${language}/${name}.js`,
          source: `export default JSON.parse(${JSON.stringify(json)})`,
        });
    },
  };
}
