import { clientIdCookie, readClientId } from './client-id.ts';

/** A draft left alone for longer than this is not come back to. */
const keptSeconds = 90 * 24 * 3600;
const randomBytes = 24;

/** The visitor's client id, made and remembered now when there is none. */
export function ensureClientId(): string {
  const known = readClientId(document.cookie);
  if (known) return known;
  const id = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(randomBytes))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  writeCookie(id, keptSeconds);
  return id;
}

function writeCookie(value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that people use.
  document.cookie = `${clientIdCookie}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}

/** Drops the client id, once its draft belongs to somebody. */
export const dropClientId = (): void => writeCookie('', -1);
