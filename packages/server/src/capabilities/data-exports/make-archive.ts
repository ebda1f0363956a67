import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import type { Services } from '#platform/services.ts';

/**
 * Gathers everything held about a person into one zip archive: a JSON file for each part, and the files it names.
 * A file that is gone from the store is left out and named in missing.txt.
 * @param onPart Told after each part, for the progress.
 */
export async function makeArchive(
  services: Services,
  parts: readonly PersonalDataSource[],
  userId: string,
  onPart: (done: number) => Promise<void>,
): Promise<Uint8Array> {
  const zip = new ZipFile();
  const at = services.clock();
  const options = { mtime: at };
  const missing: string[] = [];
  for (const [index, part] of parts.entries()) {
    const { data, files = [] } = await part.collect(services, userId);
    zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), `${part.name}.json`, options);
    for (const { name, stored } of files) {
      const bytes = await services.files.get(stored);
      // Pictures and documents are compressed already.
      if (bytes) zip.addBuffer(Buffer.from(bytes), `${part.name}/${name}`, { ...options, compress: false });
      else missing.push(`${part.name}/${name}`);
    }
    await onPart(index + 1);
  }
  if (missing.length > 0) zip.addBuffer(Buffer.from(`${missing.join('\n')}\n`), 'missing.txt', options);
  zip.end();
  return buffer(zip.outputStream as Readable);
}
