import { typeById } from '@heima/domain/notifications/notification-types.ts';
import { type Secrets, sameText } from '#platform/secrets.ts';

/** Whose letters about which types a link is about. */
export interface LetterSubject {
  userId: string;
  typeIds: readonly number[];
}

const form = /^n\.([0-9a-f]{32})\.(\d{1,5}(?:-\d{1,5}){0,19})\.([\w-]{43})$/;

const signature = (secrets: Secrets, userId: string, types: string): string =>
  secrets.hash(`letters about notifications ${userId} ${types}`);

/**
 * The token in the links of letters about notifications: whose they are and which types they were about, signed with
 * the server's key. Nothing of it is stored, and every repeated sending carries the same one.
 */
export function letterToken(secrets: Secrets, { userId, typeIds }: LetterSubject): string {
  const types = [...new Set(typeIds)].sort((a, b) => a - b).join('-');
  return `n.${userId.replaceAll('-', '')}.${types}.${signature(secrets, userId, types)}`;
}

/** What a token is about; nothing when it was not made here, or all of its types are gone. */
export function readLetterToken(secrets: Secrets, token: string): LetterSubject | undefined {
  const [, hex, types, signed] = form.exec(token) ?? [];
  if (!hex || !types || !signed) return undefined;
  const userId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  if (!sameText(signed, signature(secrets, userId, types))) return undefined;
  const typeIds = types
    .split('-')
    .map(Number)
    .filter((id) => typeById(id));
  return typeIds.length > 0 ? { userId, typeIds } : undefined;
}
