import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import { assets, pages } from '@heima/domain/platform/endpoints.ts';
import { type Language, readLanguage } from '@heima/domain/shared/language.ts';
import type { Theme } from '@heima/domain/shared/theme.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import { webFolder } from '#platform/folders.ts';
import { streetMapAddress } from '#platform/map/street-map.ts';
import type { Identify, Services } from '#platform/services.ts';
import { weakTag } from './entity-tag.ts';
import { type KeptPage, PageCache } from './page-cache.ts';
import { keepThemeChoice, requestTheme } from './page-theme.ts';
import { pageUrl } from './page-url.ts';
import { loggable } from './problem.ts';
import { cookieNames, requestLanguage } from './request-actor.ts';
import { pagePolicy } from './security-headers.ts';

/** Stands in the kept copy of a page where each answer puts its own nonce. */
const noncePlace = 'heima-nonce-place-0123456789';
/** V006: the language cookie lasts a year, so that a choice need not be made again (decision 0025). */
const languageCookieSeconds = 365 * 24 * 3600;

/**
 * What the web app's server entry exports besides its own. The router comes from there, so that the bundle of the
 * pages brings its only copy.
 */
interface PageModule {
  pageRequestContext: never;
  RouterContextProvider: new () => RouterContextProvider;
  createRequestHandler(build: ServerBuild, mode: BuildMode): PageHandler;
}

type BuildMode = 'production' | 'development';
type PageHandler = (request: Request, context: RouterContextProvider) => Promise<Response>;

const pageModule = (build: ServerBuild) => build.entry.module as unknown as PageModule;

const handlers = new WeakMap<ServerBuild, PageHandler>();

/** The function that renders pages of a build; made once per build. */
function handlerOf(build: ServerBuild, mode: BuildMode): PageHandler {
  const handler = handlers.get(build) ?? pageModule(build).createRequestHandler(build, mode);
  handlers.set(build, handler);
  return handler;
}

/** Serves the built web app: immutable assets and server-rendered pages, in the same process as the API. */
export async function addPages(app: FastifyInstance, services: Services, identify: Identify): Promise<void> {
  const built = path.join(webFolder, 'build');
  const build = (await import(pathToFileURL(path.join(built, 'server/index.js')).href)) as ServerBuild;
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, endpoint: assets };
    });
    await scope.register(fastifyStatic, {
      root: path.join(built, 'client/assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      index: false,
    });
    for (const name of fs.readdirSync(path.join(built, 'client'), { withFileTypes: true }))
      if (name.isFile())
        scope.get(`/${name.name}`, (_request, reply) =>
          reply
            .header('cache-control', 'public, max-age=86400')
            // E-mails and other sites show the mark and the picture beside shared links.
            .header('cross-origin-resource-policy', 'cross-origin')
            .sendFile(name.name, path.join(built, 'client')),
        );
  });
  mountPages(app, services, async () => build, {
    mode: 'production',
    identify,
    cache: services.config.NODE_ENV !== 'test',
  });
}

/** Answers every other GET with a page. Also used by the development server, whose build changes as files are edited. */
export function mountPages(
  app: FastifyInstance,
  services: Services,
  currentBuild: () => Promise<ServerBuild>,
  options: { mode: BuildMode; cache: boolean; identify: Identify },
): void {
  const cache = new PageCache();
  const streetMap = streetMapAddress(services);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { endpoint: pages },
    handler: async (request, reply) => {
      // What the API does not have is answered as the API answers, not as a page.
      if (/^\/api(\/|$|\?)/.test(request.url)) return reply.callNotFound();
      // Two slashes would begin the address of another site wherever the page repeats its own.
      if (/^[/\\]{2}/.test(request.url)) return reply.redirect(request.url.replace(/^[/\\]+/, '/'), 308);
      const chosen = keepThemeChoice(request, reply, services);
      if (chosen) return chosen;
      const remembers = rememberLanguage(request, reply, services);
      const nonce = randomBytes(16).toString('base64url');
      const signedIn = Boolean(request.cookies[cookieNames.access] || request.cookies[cookieNames.refresh]);
      const anonymous = !signedIn && !request.cookies[cookieNames.client];
      const cookie = signedIn
        ? await renewedCookies(app, services, request, reply)
        : (request.headers.cookie ?? '');
      const language = requestLanguage(request, await accountLanguage(cookie, services, options.identify));
      const theme = requestTheme(request);
      const key = `${language} ${theme} ${request.url}`;
      // A question for the head alone is made without the page; it must never be kept in its place.
      const mayKeep = options.cache && anonymous && request.method === 'GET';
      const kept = mayKeep ? cache.get(key, services.clock()) : undefined;
      if (kept) return sendPage(reply, services, kept, { nonce, setsCookie: remembers, isPrivate: false });

      const build = await currentBuild();
      const { pageRequestContext, RouterContextProvider } = pageModule(build);
      const context = new RouterContextProvider();
      const renderNonce = anonymous ? noncePlace : nonce;
      context.set(
        pageRequestContext,
        pageRequest(app, services, request, {
          language,
          theme,
          nonce: renderNonce,
          signedIn,
          cookie,
          streetMapUrl: await streetMap,
        }) as never,
      );
      const response = await handlerOf(build, options.mode)(
        webRequest(request, reply, services.config.PUBLIC_URL),
        context,
      );
      const type = response.headers.get('content-type') ?? '';
      if (!type.startsWith('text/html')) return sendOther(reply, response, anonymous && !remembers);
      const html = await response.text();
      const headers = pageHeaders(response);
      const seconds = Number(/s-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1] ?? 0);
      if (mayKeep && seconds > 0 && response.status === 200)
        cache.set(key, { status: response.status, headers, html }, seconds, services.clock());
      if (!anonymous) headers['cache-control'] = 'private, no-store';
      const page = { status: response.status, headers, html };
      return sendPage(reply, services, page, { nonce, setsCookie: remembers, isPrivate: !anonymous });
    },
  });
}

/** Sets the language cookie when the address asks for a language other than the remembered one. */
function rememberLanguage(request: FastifyRequest, reply: FastifyReply, { config }: Services): boolean {
  const asked = readLanguage((request.query as Record<string, unknown>).lang);
  if (!asked || request.cookies[cookieNames.language] === asked) return false;
  reply.setCookie(cookieNames.language, asked, {
    path: '/',
    sameSite: 'lax',
    secure: config.PUBLIC_URL.startsWith('https:'),
    maxAge: languageCookieSeconds,
  });
  return true;
}

/**
 * The cookies to read the API with. When only the refresh token is left, because the access token has run out, the
 * session is renewed here and the new cookies go out with the page.
 */
async function renewedCookies(
  app: FastifyInstance,
  { config, clock }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const sent = request.headers.cookie ?? '';
  const access = request.cookies[cookieNames.access];
  if (!request.cookies[cookieNames.refresh] || (access && !hasRunOut(access, clock()))) return sent;
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/token/refresh',
    remoteAddress: request.ip,
    headers: { cookie: sent, origin: config.PUBLIC_URL, 'user-agent': request.headers['user-agent'] ?? '' },
    payload: {},
  });
  if (answer.statusCode >= 400) return sent;
  reply.header('set-cookie', answer.headers['set-cookie']);
  const fresh = answer.cookies.map(({ name, value }) => `${name}=${value}`);
  const others = sent
    .split('; ')
    .filter((pair) => !answer.cookies.some(({ name }) => pair.startsWith(`${name}=`)));
  return [...others, ...fresh].join('; ');
}

/** The language of the account that the cookies sign in to; nothing for visitors. */
async function accountLanguage(
  cookie: string,
  services: Services,
  identify: Identify,
): Promise<Language | undefined> {
  const token = cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${cookieNames.access}=`))
    ?.slice(cookieNames.access.length + 1);
  return token ? (await identify(services, token))?.language : undefined;
}

function pageRequest(
  app: FastifyInstance,
  { config }: Services,
  request: FastifyRequest,
  given: {
    language: string;
    theme: Theme | undefined;
    nonce: string;
    signedIn: boolean;
    cookie: string;
    streetMapUrl: string | undefined;
  },
): object {
  const { cookie, ...told } = given;
  // The parts of a page ask for the same, such as who is signed in; the API is asked once.
  const asked = new Map<string, Promise<{ status: number; body: unknown }>>();
  const ask = async (url: string) => {
    const answer = await app.inject({
      method: 'GET',
      url: inLanguage(url, given.language),
      remoteAddress: request.ip,
      headers: {
        cookie,
        'user-agent': request.headers['user-agent'] ?? '',
      },
    });
    const json = String(answer.headers['content-type'] ?? '').includes('json');
    return { status: answer.statusCode, body: json ? answer.json() : null };
  };
  return {
    ...told,
    origin: config.PUBLIC_URL,
    productName: config.PRODUCT_NAME,
    contactEmail: config.CONTACT_EMAIL,
    clientId: request.cookies[cookieNames.client],
    report: (error: unknown) => request.log.error({ err: loggable(error) }, 'page'),
    transport: ({ path: url }: { path: string }) => {
      const answer = asked.get(url) ?? ask(url);
      asked.set(url, answer);
      return answer;
    },
  };
}

/** The address of a call in the language of the page, whatever account and cookie say; its own `lang` stays. */
const inLanguage = (url: string, language: string): string =>
  /[?&]lang=/.test(url) ? url : `${url}${url.includes('?') ? '&' : '?'}lang=${language}`;

/** Whether an access token has run out or is none; only its time is read here, the API checks it. */
function hasRunOut(token: string, now: Date): boolean {
  try {
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      exp?: number;
    };
    return typeof exp !== 'number' || exp * 1000 <= now.getTime();
  } catch {
    return true;
  }
}

function webRequest(request: FastifyRequest, reply: FastifyReply, ownOrigin: string): Request {
  const abort = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) abort.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  return new Request(pageUrl(request.url, ownOrigin), {
    method: request.method,
    headers,
    signal: abort.signal,
  });
}

function pageHeaders(response: Response): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of response.headers)
    if (name !== 'content-type' && name !== 'link') headers[name] = value;
  return headers;
}

function sendPage(
  reply: FastifyReply,
  { config }: Services,
  page: KeptPage,
  { nonce, setsCookie, isPrivate }: { nonce: string; setsCookie: boolean; isPrivate: boolean },
): FastifyReply {
  const mapHosts = config.MAP_STYLE_URL ? [new URL(config.MAP_STYLE_URL).origin] : [];
  reply.code(page.status).headers({
    'cache-control': 'private, no-cache',
    vary: 'cookie, accept-encoding, accept-language',
    ...page.headers,
  });
  if (page.status === 503) reply.header('retry-after', '30');
  // By what is the same in every answer, which the nonce is not. A private page is never kept, so it needs no tag.
  if (!isPrivate) reply.header('etag', weakTag(page.html));
  // An answer that sets a cookie belongs to one person and must not be kept by a shared cache.
  if (setsCookie) reply.header('cache-control', 'private, no-cache');
  return reply
    .header('content-security-policy', pagePolicy(nonce, mapHosts))
    .type('text/html; charset=utf-8')
    .send(page.html.replaceAll(noncePlace, nonce));
}

/** Redirects and the router's data. The data of one person, and an answer that sets a cookie, are theirs alone. */
function sendOther(reply: FastifyReply, response: Response, forAnybody: boolean): FastifyReply {
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  reply.header('vary', 'cookie, accept-encoding, accept-language');
  if (!forAnybody) reply.header('cache-control', 'private, no-store');
  return response.body ? reply.send(Readable.fromWeb(response.body as never)) : reply.send('');
}
