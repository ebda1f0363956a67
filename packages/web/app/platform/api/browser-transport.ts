import { type ApiAnswer, type ApiRequest, apiPrefix, type Transport } from './call.ts';

const refreshPath = `${apiPrefix}/token/refresh`;
let refreshing: Promise<boolean> | undefined;

/**
 * The API over HTTP. When the access token has run out it is renewed once, together for all calls and all tabs;
 * only a clear refusal of the renewal means signed out, never a lost answer (U13).
 */
export const browserTransport: Transport = async (request) => {
  const answer = await send(request);
  if (answer.status !== 401 || request.path === refreshPath || !wasSignedIn()) return answer;
  return (await renewSession()) ? send(request) : answer;
};

async function send({ method, path, body, form, headers, signal }: ApiRequest): Promise<ApiAnswer> {
  const response = await fetch(inPageLanguage(path), {
    method,
    credentials: 'same-origin',
    // Calls name the product's domain and never the page, whose address may hold a token (R038).
    referrerPolicy: 'origin',
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(form ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  const json = response.headers.get('content-type')?.includes('json');
  return { status: response.status, body: json ? await response.json() : null };
}

/**
 * The address of a call whose answer is in the page's language. A page whose address asks for another language than the
 * person's account names it in its calls, for otherwise the account's language counts (V006).
 */
export function inPageLanguage(path: string): string {
  const { calls } = document.documentElement.dataset;
  return calls && !/[?&]lang=/.test(path) ? `${path}${path.includes('?') ? '&' : '?'}lang=${calls}` : path;
}

/** The page knows who it was made for; a visitor's 401 is a plain 401. */
const wasSignedIn = (): boolean => document.documentElement.dataset.viewer !== undefined;

/** Exchanges the refresh token for new ones, together for all calls and all tabs. @returns whether it was done */
export function renewSession(): Promise<boolean> {
  refreshing ??= withLock(async () => {
    const answer = await send({ method: 'POST', path: refreshPath, body: {} });
    return answer.status < 400;
  })
    // No answer means not renewed: the call then ends as one that is not signed in.
    .catch(() => false)
    .finally(() => {
      refreshing = undefined;
    });
  return refreshing;
}

const withLock = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('heima-refresh', work) : work();
