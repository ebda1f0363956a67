import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Config } from '#config.ts';
import type { Call } from '#platform/http/call.ts';

/** No address of ours holds these, plain or encoded; browsers and libraries disagree about what they mean. */
const forbidden = /[\\\s\p{C}]/u;
const rounds = 5;
const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

type Caller = Pick<Call, 'origin'> & { services: { config: Config } };

/**
 * An address of a page of ours to which a provider sends people back with a token: anywhere else it would be an open
 * redirect and a leak (integrations 4). It must begin with an origin of ours letter by letter.
 * @throws Refusal common.urlNotOurs at the field
 */
export function ownPage(text: string, call: Caller, field = 'return_url'): string {
  const origin = ownOrigins(call).find(
    (one) => text === one || (/^[/?]/.test(text.slice(one.length, one.length + 1)) && text.startsWith(one)),
  );
  const rest = origin === undefined ? '' : text.slice(origin.length);
  if (origin === undefined || !isPlain(rest) || !URL.canParse(text) || new URL(text).origin !== origin)
    return refuse('common.urlNotOurs', { fields: { [field]: ['common.refusals.urlNotOurs'] } });
  const url = new URL(text);
  // Dot segments may have left two slashes, which begin the address of another site.
  if (url.pathname.startsWith('//'))
    return refuse('common.urlNotOurs', { fields: { [field]: ['common.refusals.urlNotOurs'] } });
  // What a provider adds to the query must not disappear behind a fragment.
  url.hash = '';
  url.searchParams.delete('session_token');
  return url.href;
}

/** The origin of a page that embeds a provider's, from what the page said of itself. */
export function ownOrigin(text: string, call: Caller): string {
  const origin = ownOrigins(call).find((one) => text === one || text === `${one}/`);
  return origin ?? refuse('common.urlNotOurs', { fields: { origin_host: ['common.refusals.urlNotOurs'] } });
}

function ownOrigins({ origin, services: { config } }: Caller): string[] {
  const listed = [config.PUBLIC_URL, ...config.APP_PUBLIC_ORIGINS.split(',')]
    .map((one) => one.trim())
    .filter((one) => URL.canParse(one))
    .map((one) => new URL(one).origin);
  // On a developer's machine the same program answers under several names.
  const here =
    config.NODE_ENV !== 'production' &&
    origin !== undefined &&
    URL.canParse(origin) &&
    loopback.test(new URL(origin).hostname)
      ? [origin]
      : [];
  return [...listed, ...here];
}

/** Whether path and query hold nothing, in any layer of encoding, that could lead elsewhere. */
function isPlain(rest: string): boolean {
  let text = rest;
  for (let round = 0; round < rounds; round += 1) {
    if (forbidden.test(text) || /^\/\//.test(text)) return false;
    let next: string;
    try {
      next = decodeURIComponent(text);
    } catch {
      return false;
    }
    if (next === text) return true;
    text = next;
  }
  return false;
}
