import { Readable } from 'node:stream';
import type { FileContent } from '#ports/file-store.ts';
import { PortError } from '#ports/port-error.ts';

const nameForm = /^[a-z0-9][a-z0-9/._-]{0,200}$/;

/** The name, when it is one of ours; anything else is a fault of the program. */
export function checkFileName(name: string): string {
  if (!nameForm.test(name) || name.includes('..')) throw new Error(`Not a file name: ${name}`);
  return name;
}

export const sizeOf = (content: FileContent): number =>
  content instanceof Uint8Array ? content.byteLength : content.size;

/** The bytes as a stream that fails when they are fewer or more than was said. */
export function countedBytes(content: FileContent): Readable {
  if (content instanceof Uint8Array) return Readable.from(content.byteLength > 0 ? [content] : []);
  return Readable.from(counted(content), { objectMode: false });
}

async function* counted({ bytes, size }: Exclude<FileContent, Uint8Array>): AsyncGenerator<Uint8Array> {
  let read = 0;
  const isWrong = () =>
    new PortError('protocol', { port: 'file-store', operation: 'put', providerCode: 'length' });
  for await (const chunk of bytes as AsyncIterable<Uint8Array>) {
    read += chunk.byteLength;
    if (read > size) throw isWrong();
    yield chunk;
  }
  if (read < size) throw isWrong();
}
