import { corners } from '@heima/domain/places/box.ts';
import type { suggestPlaces as contract } from '@heima/domain/places/endpoints.ts';
import { suggestionTexts } from '@heima/domain/regions/place-rows.ts';
import type { TextKey } from '@heima/domain/shared/text-key.ts';
import type { Handler } from '#platform/http/call.ts';
import { placeDirectory } from './place-directory.ts';

/** Our own places for a typed text, from memory. */
export const suggestPlaces: Handler<typeof contract> = async ({ query }, { services, language }) => {
  const { index } = await placeDirectory(services);
  const translate = (key: TextKey) => services.texts.translate(language, key);
  return index.suggest(query.query, { limit: query.limit }).map((found) => ({
    kind: found.kind,
    id: found.id,
    ...suggestionTexts(found, translate),
    location: found.point ?? null,
    ...(found.box ? corners(found.box) : { boundaries_south_west: null, boundaries_north_east: null }),
  }));
};
