import type { Actor } from '@heima/domain/shared/actor.ts';
import {
  defaultLanguage,
  type Language,
  preferredLanguage,
  readLanguage,
} from '@heima/domain/shared/language.ts';
import type { FastifyRequest } from 'fastify';
import type { Identify, Services } from '#platform/services.ts';

/** Cookie names; `heima_client` holds the visitor's client id and may be read by the page. */
export const cookieNames = {
  access: 'heima_access',
  refresh: 'heima_refresh',
  language: 'heima_lang',
  client: 'heima_client',
  device: 'heima_device',
} as const;

const clientIdForm = /^[A-Za-z0-9_-]{20,64}$/;

/** The language of an answer: `lang` parameter, then account, then cookie, then browser, then Icelandic (V006, E021). */
export function requestLanguage(request: FastifyRequest, account?: Language): Language {
  const asked = (request.query as Record<string, unknown> | undefined)?.lang;
  return (
    readLanguage(Array.isArray(asked) ? asked[0] : asked) ??
    account ??
    readLanguage(request.cookies?.[cookieNames.language]) ??
    preferredLanguage(request.headers['accept-language']) ??
    defaultLanguage
  );
}

/** The access token that the caller brings itself, as programs do. */
export function bearerToken({ headers }: FastifyRequest): string | undefined {
  const header = headers.authorization;
  return header?.startsWith('Bearer ') ? header.slice(7) : undefined;
}

/** Who is calling: by the Authorization header or the access cookie, else a visitor with perhaps a client id. */
export async function requestActor(
  request: FastifyRequest,
  services: Services,
  identify: Identify,
): Promise<Actor> {
  // Whoever brings a token is known by it alone: a cookie beside it counts for nothing.
  const token = bearerToken(request) ?? request.cookies[cookieNames.access];
  const person = token ? await identify(services, token) : undefined;
  if (person)
    return {
      kind: 'user',
      ...person,
      clientId: undefined,
      language: requestLanguage(request, person.language),
    };
  const query = request.query as Record<string, unknown> | undefined;
  const body = request.body as Record<string, unknown> | undefined | null;
  const given = query?.client_id ?? (body && typeof body === 'object' ? body.client_id : undefined);
  const clientId = typeof given === 'string' && clientIdForm.test(given) ? given : undefined;
  return { kind: 'visitor', clientId, language: requestLanguage(request) };
}
