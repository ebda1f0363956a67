import type { Answer } from '#core/answer.ts';
import type { Call, Failure, HttpProvider } from '#core/provider.ts';
import type { World } from '#core/world.ts';
import { SANDBOX_CREDENTIALS } from '#credentials.ts';
import { libreKeyOf, libreOperations } from './libre-translate.ts';
import { malstadurOperations } from './malstadur.ts';
import { translationError } from './translation-error.ts';

const FAILURES: Record<Failure, [number, string]> = {
  unauthorized: [401, 'Invalid API key'],
  no_such_path: [404, 'Not found'],
  unsupported_media_type: [415, 'Unsupported media type'],
  unreadable_body: [400, 'Invalid request body'],
  rate_limited: [429, 'Too many requests'],
  server_error: [500, 'Internal server error'],
  unavailable: [503, 'Service unavailable'],
};

/** Málstaður under /v1 and LibreTranslate beside it: two dialects of one provider folder. */
export function malstadur(world: World): HttpProvider {
  return {
    name: 'malstadur',
    title: 'Translation (Málstaður, LibreTranslate)',
    failure: refuse,
    authorize: (call) => {
      const { MALSTADUR_API_KEY, LIBRETRANSLATE_API_KEY } = SANDBOX_CREDENTIALS;
      const right = isMalstadur(call)
        ? call.headers['x-api-key'] === MALSTADUR_API_KEY
        : libreKeyOf(call) === LIBRETRANSLATE_API_KEY;
      return right ? undefined : refuse('unauthorized', call);
    },
    operations: [...malstadurOperations(world), ...libreOperations()],
  };
}

function isMalstadur({ path }: Call): boolean {
  return path.startsWith('/v1/');
}

/** The two differ in what they say to a wrong key. */
function refuse(kind: Failure, call: Call): Answer {
  if (kind === 'unauthorized' && !isMalstadur(call)) return translationError(403, 'Invalid API key');
  return translationError(...FAILURES[kind]);
}
