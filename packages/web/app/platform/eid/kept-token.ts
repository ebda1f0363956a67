import { provedMinutes } from '@heima/domain/electronic-id/eid-limits.ts';

/** Of one page: what came back to another one means something else. */
const keyOf = (pathname: string): string => `heima.returned-token ${pathname.replace(/\/$/, '')}`;

/** Keeps a token over a reload of its page, in this tab and no longer than the server keeps what it stands for. */
export function keepToken(pathname: string, token: string, now: number = Date.now()): void {
  try {
    const until = now + provedMinutes * 60_000;
    sessionStorage.setItem(keyOf(pathname), JSON.stringify({ token, until }));
  } catch {
    // Storage may be switched off; then a reload begins anew, as it would without.
  }
}

/** The token that is kept for a page, while it may still count. */
export function keptToken(pathname: string, now: number = Date.now()): string | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(pathname)) ?? '{}');
    return typeof kept.token === 'string' && kept.until > now ? kept.token : undefined;
  } catch {
    return undefined;
  }
}

/** Once it was used or refused it is of no use. */
export function dropToken(pathname: string): void {
  try {
    sessionStorage.removeItem(keyOf(pathname));
  } catch {
    // Nothing could be kept either.
  }
}
