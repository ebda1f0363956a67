import { provedMinutes } from '@heima/domain/electronic-id/eid-limits.ts';
import { tabStorage } from '#platform/web-storage.ts';

/** Of one page: what came back to another one means something else. */
const keyOf = (pathname: string): string => `heima.returned-token ${pathname.replace(/\/$/, '')}`;

/** Keeps a token over a reload of its page, in this tab and no longer than the server keeps what it stands for. */
export function keepToken(pathname: string, token: string, now: number = Date.now()): void {
  const until = now + provedMinutes * 60_000;
  tabStorage.set(keyOf(pathname), JSON.stringify({ token, until }));
}

/** The token that is kept for a page, while it may still count. */
export function keptToken(pathname: string, now: number = Date.now()): string | undefined {
  try {
    const kept = JSON.parse(tabStorage.get(keyOf(pathname)) ?? '{}');
    return typeof kept.token === 'string' && kept.until > now ? kept.token : undefined;
  } catch {
    // Something else stands there.
    return undefined;
  }
}

/** Once it was used or refused it is of no use. */
export function dropToken(pathname: string): void {
  tabStorage.remove(keyOf(pathname));
}
