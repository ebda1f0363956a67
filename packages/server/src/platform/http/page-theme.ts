import {
  readTheme,
  type Theme,
  themeChoices,
  themeCookie,
  themeCookieSeconds,
} from '@heima/domain/shared/theme.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#platform/services.ts';
import { pageUrl } from './page-url.ts';

/** Light or dark, as it was chosen by hand in this browser; nothing where the device decides. */
export const requestTheme = (request: FastifyRequest): Theme | undefined =>
  readTheme(request.cookies?.[themeCookie]);

/**
 * Keeps the choice that an address brings (`?theme=light`, `dark`, `device`) and leads on to the same address without
 * it, so that nobody gives their choice away with a link. Works without scripts.
 *
 * @returns Nothing when the address brings no choice.
 */
export function keepThemeChoice(
  request: FastifyRequest,
  reply: FastifyReply,
  { config }: Pick<Services, 'config'>,
): FastifyReply | undefined {
  const asked = (request.query as Record<string, unknown>).theme;
  const choice = themeChoices.find((one) => one === asked);
  if (!choice) return undefined;
  // Readable by scripts, which change it without another page.
  const cookie = { path: '/', sameSite: 'lax', secure: config.PUBLIC_URL.startsWith('https:') } as const;
  if (choice === 'device') reply.clearCookie(themeCookie, cookie);
  else reply.setCookie(themeCookie, choice, { ...cookie, maxAge: themeCookieSeconds });
  const { pathname, search } = pageUrl(request.url, config.PUBLIC_URL);
  // After two slashes a browser would read a host.
  const path = pathname.replace(/^\/{2,}/, '/');
  const others = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !new URLSearchParams(pair).has('theme'));
  return reply
    .header('cache-control', 'private, no-store')
    .redirect(others.length > 0 ? `${path}?${others.join('&')}` : path, 303);
}
