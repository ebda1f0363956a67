import fs from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '#ports/file-store.ts';

const nameForm = /^[a-z0-9][a-z0-9/._-]{0,200}$/;

/** Keeps files in a folder of this machine. A file appears whole or not at all. */
export function localFolderStore(folder: string): FileStore {
  const place = (name: string): string => {
    if (!nameForm.test(name) || name.includes('..')) throw new Error(`Not a file name: ${name}`);
    return path.join(folder, name);
  };
  return {
    folder,
    async put(name, bytes) {
      const to = place(name);
      await fs.mkdir(path.dirname(to), { recursive: true });
      const temporary = `${to}.${process.pid}.${Math.round(performance.now() * 1000)}.part`;
      await fs.writeFile(temporary, bytes);
      await fs.rename(temporary, to);
    },
    async get(name) {
      try {
        return await fs.readFile(place(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async remove(name) {
      await fs.rm(place(name), { force: true });
    },
  };
}
