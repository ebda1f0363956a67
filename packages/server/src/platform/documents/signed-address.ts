import { fillPath } from '@heima/domain/shared/endpoint.ts';
import type { FileEndpoint } from '@heima/domain/shared/outside-endpoint.ts';
import { type Secrets, sameText } from '#platform/secrets.ts';

/**
 * For whom an address was made: a signed-in person, a person at work as staff (in a session that was strong when the
 * address was made, decision 0010), or whoever holds a link.
 */
export interface Viewer {
  kind: 'user' | 'staff' | 'link';
  id: string;
}

const viewerForm = /^(?<kind>user|staff|link)\.(?<id>[0-9a-f-]{36})$/;

/** Names the file and for whom: an address of one opens no other. */
const signature = (secrets: Secrets, path: string, viewer: string, until: number): string =>
  secrets.hash(`${path} for ${viewer} until ${until}`);

/** An address that lets whoever holds it fetch a file for some minutes, without a sign-in. */
export function signAddress(
  secrets: Secrets,
  endpoint: FileEndpoint,
  given: { params: Record<string, string>; viewer: Viewer; now: Date; minutes: number },
): { url: string; expires_at: string } {
  const path = fillPath(endpoint.path, given.params);
  const viewer = `${given.viewer.kind}.${given.viewer.id}`;
  const until = Math.floor(given.now.getTime() / 1000) + given.minutes * 60;
  const signed = new URLSearchParams({
    for: viewer,
    until: String(until),
    key: signature(secrets, path, viewer, until),
  });
  return { url: `${path}?${signed}`, expires_at: new Date(until * 1000).toISOString() };
}

/** Whom an address of ours was made for; `expired` when its time is over, nothing when it is not ours. */
export function readSignedAddress(
  secrets: Secrets,
  path: string,
  { for: viewer, until, key }: Readonly<Record<string, unknown>>,
  now: Date,
): Viewer | 'expired' | undefined {
  if (typeof viewer !== 'string' || typeof until !== 'string' || typeof key !== 'string') return undefined;
  const found = viewerForm.exec(viewer)?.groups;
  if (!found || !/^\d{1,12}$/.test(until)) return undefined;
  if (!sameText(key, signature(secrets, path, viewer, Number(until)))) return undefined;
  if (Number(until) * 1000 <= now.getTime()) return 'expired';
  return { kind: found.kind as Viewer['kind'], id: found.id! };
}
