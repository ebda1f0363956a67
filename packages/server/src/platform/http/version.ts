import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Secrets } from '#platform/secrets.ts';

/** What people change of a thing, by the names that its answers have for it. */
export type VersionedFields = Readonly<Record<string, unknown>>;

/** How a thing stands: its version, and what that was made of. */
export interface Version {
  tag: string;
  fields: VersionedFields;
}

const wholeLength = 16;
/** So few letters for each field that a change may hide among 4096; the whole shows that there is one. */
const fieldLength = 2;

/**
 * The version of a thing: one hash of all its fields, then a short one of each, so that an old version shows which of
 * them have changed since without anything being kept. Hashes are keyed, because a version must not help anybody to
 * guess a house number.
 * @param subject what it is of, such as `listing <id>`: no version fits another thing
 */
export function versionOf(
  { hash }: Pick<Secrets, 'hash'>,
  subject: string,
  fields: VersionedFields,
): Version {
  const texts = Object.entries(fields).map(([name, value]) => `${name} ${JSON.stringify(value ?? null)}`);
  const whole = hash(`version ${subject} ${texts.join('\n')}`).slice(0, wholeLength);
  const each = texts.map((text) => hash(`version ${subject} ${text}`).slice(0, fieldLength));
  return { tag: whole + each.join(''), fields };
}

/** The names of the fields that differ from an older version; all of them where it was of other fields. */
function changedSince(tag: string, now: Version): string[] {
  const names = Object.keys(now.fields);
  if (tag.length !== now.tag.length) return names;
  const part = (of: string, index: number) => of.substr(wholeLength + index * fieldLength, fieldLength);
  return names.filter((_, index) => part(tag, index) !== part(now.tag, index));
}

/** A version, and behind a dot the body that it was sent with, which is another in each language. */
const form = /^(?:W\/)?"([A-Za-z0-9_-]*)(?:\.[A-Za-z0-9_-]*)?"$/;

/**
 * The versions that an If-Match names (RFC 9110, 13.1.1), or `any`. A proxy that compresses makes our tags weak; they
 * count all the same, because a version is of what was changed and not of the bytes.
 */
function readIfMatch(header: string): string[] | 'any' {
  if (header.trim() === '*') return 'any';
  return header.split(',').flatMap((one) => form.exec(one.trim())?.[1] ?? []);
}

/** The tag of an answer that carries a version: it stands for the version and for these bytes. */
export const tagOfAnswer = (version: string, bodyHash: string): string => `"${version}.${bodyHash}"`;

/**
 * Refuses a change that was made from another version than this one.
 * @param current the thing as it is now, as its answers have it
 * @throws 412 `common.changedMeanwhile` with the names of what changed, and the thing as it is now
 */
export function refuseOtherVersion(header: string | undefined, now: Version, current: () => unknown): void {
  if (header === undefined) return;
  const named = readIfMatch(header);
  if (named === 'any' || named.includes(now.tag)) return;
  const changed = changedSince(named[0] ?? '', now);
  refuse('common.changedMeanwhile', { extra: { changed, current: current() } });
}

/** Refuses an If-Match where a thing has no versions: none that it names can be right. */
export function refuseAnyVersion(header: string | undefined): void {
  if (header !== undefined && readIfMatch(header) !== 'any') refuse('common.changedMeanwhile');
}
