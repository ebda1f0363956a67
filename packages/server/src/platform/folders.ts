import fs from 'node:fs';
import path from 'node:path';

/**
 * The folder of the whole repository. Found by walking up, because the program runs from its sources and from its
 * bundle, which lie at different depths.
 * @throws when the program was taken out of its repository
 */
function findRepository(from: string): string {
  for (let folder = from; ; folder = path.dirname(folder)) {
    if (fs.existsSync(path.join(folder, 'packages/server/migrations'))) return folder;
    if (folder === path.dirname(folder)) throw new Error(`No repository of Heima above ${from}`);
  }
}

const repository = findRepository(import.meta.dirname);

/** SQL files of the schema, in the order of their names. */
export const migrationsFolder = path.join(repository, 'packages/server/migrations');
/** Texts: a folder per language, a JSON file per set. */
export const localesFolder = path.join(repository, 'packages/domain/locales');
/** The web app: its sources, and in `build` what visitors get. */
export const webFolder = path.join(repository, 'packages/web');
