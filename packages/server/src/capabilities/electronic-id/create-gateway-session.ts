import { gatewayMinutes } from '@heima/domain/electronic-id/eid-limits.ts';
import type { createGatewaySession as contract } from '@heima/domain/electronic-id/endpoints.ts';
import type { Handler } from '#platform/http/call.ts';
import { ownOrigin, ownPage } from '#platform/http/own-page.ts';
import { newId } from '#platform/new-id.ts';
import { markBrowser } from './browser-binding.ts';
import { insertEidSession } from './eid-session-store.ts';

/**
 * Opens a visit to the identity gateway (E005, R102), for signing in or, signed in, to tie an ID to the account. Its
 * result is given only to the browser that opened it. The gateway speaks Icelandic and English (R107).
 */
export const createGatewaySession: Handler<typeof contract> = async ({ body }, call) => {
  const { services, now, actor, language } = call;
  const returnUrl = ownPage(body.return_url, call);
  const originHost = body.origin_host ? ownOrigin(body.origin_host, call) : new URL(returnUrl).origin;
  const { sessionToken, url } = await services.ports.identityGateway.createSession({
    returnUrl,
    originHost,
    locale: language === 'is' ? 'is' : 'en',
  });
  await insertEidSession(services.db, {
    id: newId(),
    method: 'gateway',
    token_hash: services.secrets.hash(sessionToken),
    // The gateway's own token comes back through the browser; a hash is all that is kept.
    provider_token: null,
    browser_hash: markBrowser(call),
    user_id: actor.kind === 'user' ? actor.userId : null,
    phone: null,
    email: null,
    created_at: now,
    expires_at: new Date(now.getTime() + gatewayMinutes * 60_000),
  });
  return { session_token: sessionToken, url };
};
