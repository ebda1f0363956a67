import { normalizeName } from '../people/full-name.ts';

const words = (name: string): string[] =>
  normalizeName(name).toLocaleLowerCase('is').split(/[ -]/u).filter(Boolean);

/**
 * Whether two names can be one person's (R126): the same words in any case, or the same first and last word where one
 * of them leaves middle names out. A single word must be the same.
 */
export function namesAgree(one: string, other: string): boolean {
  const [a, b] = [words(one), words(other)];
  if (a.length === 0 || b.length === 0) return false;
  if (a.join(' ') === b.join(' ')) return true;
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  if (shorter.length < 2 || shorter[0] !== longer[0] || shorter.at(-1) !== longer.at(-1)) return false;
  // Middle names may be missing, but those that both have must be the same.
  const middle = longer.slice(1, -1);
  return shorter.slice(1, -1).every((word) => middle.includes(word));
}
