import { documentMinutes } from '@heima/domain/profiles/profile-limits.ts';
import { type Secrets, sameText } from '#platform/secrets.ts';

/** For whom an address was made: a signed-in person, or whoever holds a share link. */
export interface DocumentViewer {
  kind: 'user' | 'link';
  id: string;
}

const form = /^(?<kind>user|link)\.(?<id>[0-9a-f-]{36})$/;

const signature = (secrets: Secrets, paycheckId: string, viewer: string, until: number): string =>
  secrets.hash(`paycheck ${paycheckId} for ${viewer} until ${until}`);

/** The address of a paycheck's file: it works for some minutes, and only while its viewer may read the paycheck. */
export function documentAddress(
  secrets: Secrets,
  { paycheckId, viewer, now }: { paycheckId: string; viewer: DocumentViewer; now: Date },
): { url: string; expires_at: string } {
  const name = `${viewer.kind}.${viewer.id}`;
  const until = Math.floor(now.getTime() / 1000) + documentMinutes * 60;
  const query = new URLSearchParams({
    for: name,
    until: String(until),
    key: signature(secrets, paycheckId, name, until),
  });
  return {
    url: `/documents/paychecks/${paycheckId}?${query}`,
    expires_at: new Date(until * 1000).toISOString(),
  };
}

/** Whom a signed address was made for; nothing when its signature is not ours, `expired` when its time is over. */
export function readDocumentAddress(
  secrets: Secrets,
  paycheckId: string,
  query: Readonly<Record<string, unknown>>,
  now: Date,
): DocumentViewer | 'expired' | undefined {
  const { for: viewer, until, key } = query;
  if (typeof viewer !== 'string' || typeof until !== 'string' || typeof key !== 'string') return undefined;
  const found = form.exec(viewer)?.groups;
  if (!found || !/^\d{1,12}$/.test(until)) return undefined;
  if (!sameText(key, signature(secrets, paycheckId, viewer, Number(until)))) return undefined;
  if (Number(until) * 1000 <= now.getTime()) return 'expired';
  return { kind: found.kind as DocumentViewer['kind'], id: found.id! };
}
