import type { Translate } from '@heima/domain/shared/translate.ts';
import type { Call } from './call.ts';

/** Translates texts into the language of the request. */
export const translator =
  ({ services, language }: Call): Translate =>
  (key, params) =>
    services.texts.translate(language, key, params);
