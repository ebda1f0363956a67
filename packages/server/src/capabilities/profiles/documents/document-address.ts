import { documentMinutes } from '@heima/domain/profiles/profile-limits.ts';
import { readSignedAddress, signAddress } from '#platform/documents/signed-address.ts';
import type { Secrets } from '#platform/secrets.ts';

/**
 * For whom an address was made: a signed-in person, a person at work as staff (in a session that was strong when the
 * address was made, decision 0010), or whoever holds a share link.
 */
export interface DocumentViewer {
  kind: 'user' | 'staff' | 'link';
  id: string;
}

const form = /^(?<kind>user|staff|link)\.(?<id>[0-9a-f-]{36})$/;
const about = (paycheckId: string, viewer: string): string => `paycheck ${paycheckId} for ${viewer}`;

/** The address of a paycheck's file: it works for some minutes, and only while its viewer may read the paycheck. */
export function documentAddress(
  secrets: Secrets,
  { paycheckId, viewer, now }: { paycheckId: string; viewer: DocumentViewer; now: Date },
): { url: string; expires_at: string } {
  const name = `${viewer.kind}.${viewer.id}`;
  return signAddress(secrets, {
    path: `/documents/paychecks/${paycheckId}`,
    about: about(paycheckId, name),
    query: { for: name },
    now,
    minutes: documentMinutes,
  });
}

/** Whom a signed address was made for; nothing when its signature is not ours, `expired` when its time is over. */
export function readDocumentAddress(
  secrets: Secrets,
  paycheckId: string,
  query: Readonly<Record<string, unknown>>,
  now: Date,
): DocumentViewer | 'expired' | undefined {
  const { for: viewer } = query;
  if (typeof viewer !== 'string') return undefined;
  const found = form.exec(viewer)?.groups;
  const state = readSignedAddress(secrets, about(paycheckId, viewer), query, now);
  if (!found || !state) return undefined;
  return state === 'expired' ? state : { kind: found.kind as DocumentViewer['kind'], id: found.id! };
}
