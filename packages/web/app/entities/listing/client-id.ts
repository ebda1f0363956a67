import { clientIdForm } from '@heima/domain/listings/client-id.ts';

/** The cookie that holds a visitor's client id; the server reads it to render the draft (G30). */
const cookieName = 'heima_client';
/** A draft left alone for longer than this is not come back to. */
const keptSeconds = 90 * 24 * 3600;
const randomBytes = 24;

/** The client id of the cookie; nothing when there is none or it is not one. */
export function readClientId(cookies: string): string | undefined {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${cookieName}=`));
  const id = pair?.slice(cookieName.length + 1);
  return id && clientIdForm.test(id) ? id : undefined;
}

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
  document.cookie = `${cookieName}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}

/** Drops the client id, once its draft belongs to somebody. */
export const dropClientId = (): void => writeCookie('', -1);
