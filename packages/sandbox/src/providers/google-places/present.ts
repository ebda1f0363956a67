import { foldText } from '#iceland/fold-text.ts';
import type { Place } from '#iceland/gazetteer.ts';
import { countryName, placeTypes } from '#providers/google-vocabulary.ts';

/** One suggestion in the words of Places (New). */
export function presentSuggestion(place: Place, input: string, languageCode: string | undefined) {
  const secondary = [place.within, countryName(languageCode)].filter((part) => part !== null).join(', ');
  const matches = matchIn(place.name, input);
  return {
    placePrediction: {
      place: `places/${place.id}`,
      placeId: place.id,
      text: { text: `${place.name}, ${secondary}`, ...matches },
      structuredFormat: { mainText: { text: place.name, ...matches }, secondaryText: { text: secondary } },
      types: placeTypes(place),
    },
  };
}

/** The part of the name that was typed; offsets from zero are left out, as protocol buffers do. */
function matchIn(name: string, input: string): { matches?: { endOffset: number }[] } {
  return foldText(name).startsWith(foldText(input.trim()))
    ? { matches: [{ endOffset: Math.min(input.trim().length, name.length) }] }
    : {};
}
