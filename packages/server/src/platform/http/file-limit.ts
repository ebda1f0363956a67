import fs from 'node:fs';

/** Files that the program holds open besides its connections: modules, the database, the file store, providers. */
const otherFiles = 500;

/**
 * As many connections as the operating system lets the program open, where it says how many that is: beyond it even
 * their refusal could not be sent.
 * @param wanted 0 is no limit, and stays none
 */
export function withinFileLimit(wanted: number, limits = readLimits()): number {
  const open = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  return wanted === 0 ? 0 : Math.max(1, Math.min(wanted, open - otherFiles));
}

function readLimits(): string {
  try {
    return fs.readFileSync('/proc/self/limits', 'utf8');
  } catch {
    // Other systems than Linux have no such file.
    return '';
  }
}
