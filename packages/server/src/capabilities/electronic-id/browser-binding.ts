import { gatewayMinutes } from '@heima/domain/electronic-id/eid-limits.ts';
import type { Call } from '#platform/http/call.ts';
import { sameText } from '#platform/secrets.ts';

/** Ties the return from the gateway, and the answer of a phone, to the browser that asked. */
const cookieName = 'heima_eid';
const tokenForm = /^[A-Za-z0-9_-]{43}$/;

/**
 * Marks the calling browser and gives what is kept of the mark. A browser with several tabs keeps one mark.
 * Without it somebody could send another person the end of a sign-in of their own (integrations 4).
 */
export function markBrowser({ cookies, services }: Call): string {
  const held = cookies.get(cookieName);
  const mark = held && tokenForm.test(held) ? held : services.secrets.token();
  cookies.set(cookieName, mark, { maxAgeSeconds: gatewayMinutes * 60 });
  return services.secrets.hash(`eid browser ${mark}`);
}

/** Whether this is the browser that began; what a program without cookies began has no mark. */
export function isSameBrowser({ cookies, services }: Call, browserHash: string | null): boolean {
  if (browserHash === null) return true;
  const held = cookies.get(cookieName);
  return held !== undefined && sameText(services.secrets.hash(`eid browser ${held}`), browserHash);
}
