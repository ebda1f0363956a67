import type { ByteRange } from '#ports/file-store.ts';

/**
 * The part of a file that a request asks for (RFC 9110, 14.2). What is no single range of bytes is as if it were not
 * asked: the whole file answers it.
 * @param size of the file, in bytes
 * @returns `unsatisfiable` where no byte of the file is in the range
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from === '') {
    const first = Math.max(0, size - Number(to));
    return first < size ? { first, last: size - 1 } : 'unsatisfiable';
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return undefined;
  return first < size ? { first, last } : 'unsatisfiable';
}
