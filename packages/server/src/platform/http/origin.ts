import { refuse } from '@heima/domain/shared/refusal.ts';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { bearerToken } from './request-actor.ts';

/**
 * Refuses unsafe calls that another site made in the person's browser: an Origin that is not ours, or a cookie
 * sign-in without any Origin. Calls that bring their token themselves carry no ambient right and may come from
 * anywhere.
 */
export function checkOrigin(request: FastifyRequest, config: Config): void {
  if (bearerToken(request) !== undefined) return;
  const { origin } = request.headers;
  if (origin === undefined) {
    if (/\bheima_(access|refresh)=/.test(request.headers.cookie ?? '')) refuse('common.notAllowed');
    return;
  }
  if (!isOwn(origin, request, config)) refuse('common.notAllowed');
}

/**
 * For GETs that send something (SMS, reset link): from a browser only its own page may ask, and a prefetch does
 * nothing (C50).
 */
export function checkSendingGet(request: FastifyRequest): void {
  const purpose = `${request.headers['sec-purpose'] ?? ''}${request.headers.purpose ?? ''}`;
  const site = request.headers['sec-fetch-site'];
  if (purpose.includes('prefetch') || (site !== undefined && site !== 'same-origin'))
    refuse('common.notAllowed');
}

function isOwn(origin: string, request: FastifyRequest, config: Config): boolean {
  if (origin === new URL(config.PUBLIC_URL).origin) return true;
  // On a developer's machine the same program answers under several names (localhost, 127.0.0.1).
  return (
    config.NODE_ENV !== 'production' && URL.canParse(origin) && new URL(origin).host === request.headers.host
  );
}
