import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ByteRange, FileStore, OpenFile } from '#ports/file-store.ts';
import { PortError } from '#ports/port-error.ts';
import { checkFileName, countedBytes } from './file-content.ts';

const partEnding = '.part';

/** Keeps files in a folder of this machine. */
export function localFolderStore(folder: string): FileStore {
  const place = (name: string): string => path.join(folder, checkFileName(name));
  return {
    put: (name, content) =>
      telling('put', async () => {
        const to = place(name);
        await fs.mkdir(path.dirname(to), { recursive: true });
        const part = `${to}.${process.pid}.${Math.round(performance.now() * 1000)}${partEnding}`;
        try {
          await pipeline(countedBytes(content), createWriteStream(part, { flags: 'wx' }));
          await fs.rename(part, to);
        } catch (error) {
          await fs.rm(part, { force: true });
          throw error;
        }
      }),
    open: (name, range) => telling('open', () => openFile(place(name), range)),
    get: (name) => telling('get', () => orNothing(() => fs.readFile(place(name)))),
    size: (name) => telling('size', async () => (await orNothing(() => fs.stat(place(name))))?.size),
    remove: (name) => telling('remove', () => fs.rm(place(name), { force: true })),
    async *list(prefix) {
      for await (const at of filesIn(folder)) {
        const name = path.relative(folder, at).replaceAll(path.sep, '/');
        if (!name.startsWith(prefix) || name.endsWith(partEnding)) continue;
        const found = await orNothing(() => fs.stat(at));
        if (found) yield { name, changedAt: found.mtime };
      }
    },
    async sweepParts(before) {
      let swept = 0;
      for await (const at of filesIn(folder)) {
        if (!at.endsWith(partEnding)) continue;
        const found = await orNothing(() => fs.stat(at));
        if (!found || found.mtime >= before) continue;
        await fs.rm(at, { force: true });
        swept += 1;
      }
      return swept;
    },
  };
}

async function openFile(at: string, range: ByteRange | undefined): Promise<OpenFile | undefined> {
  const handle = await orNothing(() => fs.open(at));
  if (!handle) return undefined;
  const { size } = await handle.stat();
  if (size > 0) {
    const part = range ? { start: range.first, end: range.last } : {};
    return { size, bytes: handle.createReadStream(part) };
  }
  await handle.close();
  return { size, bytes: Readable.from([]) };
}

async function* filesIn(folder: string): AsyncIterable<string> {
  const read = () => orNothing(() => fs.readdir(folder, { withFileTypes: true }));
  for (const entry of (await telling('list', read)) ?? []) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(at);
    else yield at;
  }
}

async function orNothing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** A full, broken or forbidden disk is a store that cannot be reached now. */
async function telling<T>(operation: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PortError || (error as NodeJS.ErrnoException).syscall === undefined) throw error;
    const providerCode = codeOf(error) ?? 'unknown';
    throw new PortError('unavailable', { port: 'file-store', operation, providerCode }, { cause: error });
  }
}
