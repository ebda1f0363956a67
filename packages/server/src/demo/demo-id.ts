import { createHash } from 'node:crypto';

/** An id that is always the same for the same thing: UUID v7 of the given moment, its chance taken from the name. */
export function demoId(name: string, at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  const hash = createHash('sha256').update(name).digest('hex');
  const variant = (8 + (Number.parseInt(hash[3]!, 16) % 4)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hash.slice(0, 3)}-${variant}${hash.slice(4, 7)}-${hash.slice(7, 19)}`;
}
