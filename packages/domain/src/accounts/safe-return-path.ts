const home = '/';
const maxLength = 2000;
/** Signing in again after signing in leads nowhere, and the API is no page. */
const noReturn = /^\/(?:login|api)(?:[/?#]|$)/i;

/**
 * The path to return to after signing in, from what an address bar may hold (R041, R053, U06): a path of this site
 * with its query, or the home page. Other sites, other schemes, backslashes, control characters, their encodings,
 * and steps to a parent folder (which a browser may normalize into another site: `/..//evil.is`) lead home.
 */
export function safeReturnPath(text: unknown): string {
  if (typeof text !== 'string' || text.length > maxLength) return home;
  const plain = decoded(text);
  return isLocal(text) && isLocal(plain) && !noReturn.test(plain) ? text : home;
}

function isLocal(text: string): boolean {
  if (!/^\/(?![/\\])/.test(text) || /[\\\p{Cc}]/u.test(text)) return false;
  const [path = ''] = text.split(/[?#]/);
  return !path.split('/').some((part) => part === '.' || part === '..');
}

/** Undoes percent encoding as often as somebody may have applied it; what cannot be read is no path. */
function decoded(text: string): string {
  let at = text;
  for (let round = 0; round < 5; round += 1) {
    const next = decodedOnce(at);
    if (next === undefined) return '';
    if (next === at) return at;
    at = next;
  }
  return '';
}

function decodedOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, '%25'));
  } catch {
    return undefined;
  }
}
