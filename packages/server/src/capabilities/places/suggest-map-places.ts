import type { suggestMapPlaces as contract } from '@heima/domain/places/endpoints.ts';
import { suggestionTexts } from '@heima/domain/regions/place-rows.ts';
import type { TextKey } from '@heima/domain/shared/text-key.ts';
import type { Handler } from '#platform/http/call.ts';
import { PortError } from '#ports/port-error.ts';
import { placeDirectory } from './place-directory.ts';
import { placeIdOf } from './place-id.ts';

const most = 8;

/**
 * Places for a typed text (E115). Ours answer first and cost nothing; the map provider is asked only for what none
 * of ours answers: sights, companies, places abroad.
 */
export const suggestMapPlaces: Handler<typeof contract> = async ({ query }, { services, language }) => {
  const { index } = await placeDirectory(services);
  const translate = (key: TextKey) => services.texts.translate(language, key);
  const own = index.suggest(query.query, { limit: most });
  if (own.length > 0)
    return own.map((found) => ({ place_id: placeIdOf(found), ...suggestionTexts(found, translate) }));
  try {
    const found = await services.ports.placeSearch.suggest(query.query, {
      language,
      ...(query.session_token ? { sessionToken: query.session_token } : {}),
    });
    return found
      .slice(0, most)
      .map(({ placeId, title, subtitle }) => ({ place_id: placeId, title, subtitle }));
  } catch (error) {
    if (error instanceof PortError && error.isNotConfigured) return [];
    throw error;
  }
};
