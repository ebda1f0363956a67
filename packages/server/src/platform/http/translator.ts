import type { Say } from '@heima/domain/shared/say.ts';
import type { Call } from './call.ts';

/** Translates texts into the language of the request. */
export const translator =
  ({ services, language }: Call): Say =>
  (key, params) =>
    services.texts.say(language, key, params);
