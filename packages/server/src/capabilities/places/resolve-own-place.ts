import { type Box, boxAroundPoint, widen } from '@heima/domain/places/box.ts';
import type { PlaceKind, PlaceSuggestion } from '@heima/domain/places/place-row.ts';
import type { Point } from '@heima/domain/places/point.ts';
import { suggestionTexts } from '@heima/domain/regions/place-rows.ts';
import { regionById } from '@heima/domain/regions/regions.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import { type PlaceSources, placeDirectory } from './place-directory.ts';
import { readPlaceId } from './place-id.ts';

/** A place of ours with what a search needs of it. */
export interface OwnPlace {
  kind: PlaceKind;
  id: string;
  title: string;
  subtitle: string;
  /** Title and second line in one, in the language of the request. */
  label: string;
  /** Of regions, towns and postal codes; streets and addresses are looked for around their place. */
  postalCodes: readonly string[] | undefined;
  point: Point | undefined;
  box: Box | undefined;
}

/** The ground around a house or the houses of a street that belongs to them, in metres. */
const marginMetres = 100;

/** The place with an id of ours; nothing when it names none, also when the register no longer has it. */
export async function findOwnPlace(
  services: PlaceSources,
  placeId: string,
  language: Language,
): Promise<OwnPlace | undefined> {
  const named = readPlaceId(placeId);
  if (!named) return undefined;
  const found = (await placeDirectory(services)).index.find(named.kind, named.id);
  return found && present(found, services, language);
}

/** The place that a typed text most likely means; nothing when nothing answers it. */
export async function guessOwnPlace(
  services: PlaceSources,
  text: string,
  language: Language,
): Promise<OwnPlace | undefined> {
  const [best] = (await placeDirectory(services)).index.suggest(text, { limit: 1 });
  return best && present(best, services, language);
}

function present(found: PlaceSuggestion, { texts }: PlaceSources, language: Language): OwnPlace {
  const { kind, id } = found;
  const shown = suggestionTexts(found, (key) => texts.translate(language, key));
  const point = found.point ?? middle(found.box);
  const postalCodes = postalCodesOf(kind, id);
  return {
    kind,
    id,
    ...shown,
    label: [shown.title, shown.subtitle].filter(Boolean).join(', '),
    postalCodes,
    point,
    box:
      postalCodes && found.box
        ? found.box
        : point && widen(found.box ?? boxAroundPoint(point, 0), marginMetres),
  };
}

function postalCodesOf(kind: PlaceKind, id: string): readonly string[] | undefined {
  if (kind === 'postal_code') return [id];
  return kind === 'region' || kind === 'town' ? regionById(id)?.postalCodes : undefined;
}

const middle = (box: Box | undefined): Point | undefined =>
  box && { lat: (box.south + box.north) / 2, lng: (box.west + box.east) / 2 };
