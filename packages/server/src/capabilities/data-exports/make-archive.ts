import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import type { Services } from '#platform/services.ts';

/**
 * Collects everything held about a person into one zip archive: a JSON file for each part, and the files it names.
 * A file that is gone from the store is left out and named in missing.txt. No file is held in memory as a whole.
 * @param to where the archive is written
 * @param onPart Called after each part, for the progress.
 */
export async function makeArchive(
  services: Services,
  parts: readonly PersonalDataSource[],
  userId: string,
  { to, onPart }: { to: string; onPart: (done: number) => Promise<void> },
): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error) => output.destroy(error));
  const written = pipeline(output, createWriteStream(to));
  // Its failure is thrown at the end; until then it waits.
  written.catch(() => undefined);
  const at = services.clock();
  const options = { mtime: at };
  const missing: string[] = [];
  for (const [index, part] of parts.entries()) {
    const { data, files = [] } = await part.collect(services, userId);
    zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), `${part.name}.json`, options);
    for (const { name, stored } of files) {
      const size = await services.files.size(stored);
      if (size === undefined) missing.push(`${part.name}/${name}`);
      // Pictures and documents are compressed already.
      else
        zip.addReadStreamLazy(`${part.name}/${name}`, { ...options, size, compress: false }, (give) =>
          services.files.open(stored).then(
            (file) => (file ? give(null, file.bytes) : give(new Error(`gone: ${stored}`), Readable.from([]))),
            (error) => give(error, Readable.from([])),
          ),
        );
    }
    await onPart(index + 1);
  }
  if (missing.length > 0) zip.addBuffer(Buffer.from(`${missing.join('\n')}\n`), 'missing.txt', options);
  zip.end();
  await written;
}
