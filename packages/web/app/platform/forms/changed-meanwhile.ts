import type { TextKey } from '@heima/domain/shared/text-key.ts';
import type { TextParams } from '@heima/domain/shared/translate.ts';

/** The headers of a change made from a version. */
export const ifMatch = (version: string | null | undefined): Record<string, string> =>
  version ? { 'if-match': `"${version}"` } : {};

/** Says that somebody else has set a field to this value, and names it where it can be read as it is. */
export const sayChanged =
  (t: (key: TextKey, params?: TextParams) => string) =>
  (theirs: unknown): string =>
    (typeof theirs === 'string' && theirs !== '') || typeof theirs === 'number'
      ? t('shell.form.changedTo', { value: String(theirs) })
      : t('shell.form.changedMeanwhile');

/**
 * Joins what two have made of the same values. What only one of them changed is taken from that one; what both set
 * differently stays as it was typed here.
 * @returns `both`: the fields that both have changed
 */
export function mergeChanges<V extends object>({
  before,
  mine,
  theirs,
}: {
  before: V;
  mine: V;
  theirs: V;
}): { merged: V; both: (keyof V & string)[] } {
  const differs = (a: V, b: V, name: keyof V) => JSON.stringify(a[name]) !== JSON.stringify(b[name]);
  const names = Object.keys(theirs) as (keyof V & string)[];
  const mineToo = names.filter((name) => differs(mine, before, name));
  const kept = Object.fromEntries(mineToo.map((name) => [name, mine[name]])) as Partial<V>;
  return {
    merged: { ...mine, ...theirs, ...kept },
    both: mineToo.filter((name) => differs(theirs, before, name) && differs(theirs, mine, name)),
  };
}
