import type { getTranslations as contract } from '@heima/domain/translations/endpoints.ts';
import type { Handler } from '#platform/http/call.ts';

/** All texts of the language of the request, by their tags (E369, R579). */
export const getTranslations: Handler<typeof contract> = async (_, { services, language }) =>
  services.texts.all(language);
