import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { type Entry, fromBuffer, type Options, type ZipFile } from 'yauzl';

/** The files of a zip archive as texts, by name. */
export async function readZip(bytes: Buffer): Promise<Map<string, string>> {
  const open = promisify<Buffer, Options, ZipFile>(fromBuffer as never);
  const zip = await open(bytes, { lazyEntries: true });
  const files = new Map<string, string>();
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(files));
    zip.on('entry', (entry: Entry) =>
      zip.openReadStream(entry, async (error, stream) => {
        if (error) return reject(error);
        files.set(entry.fileName, await text(stream));
        zip.readEntry();
      }),
    );
    zip.readEntry();
  });
}
