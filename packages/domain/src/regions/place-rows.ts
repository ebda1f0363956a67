import type { PlaceRow, PlaceSuggestion } from '#places/place-row.ts';
import type { Translate } from '#shared/translate.ts';
import { cities, cityById } from './cities.ts';
import { type PostalCode, postalCodeByCode, searchablePostalCodes, showPostalCode } from './postal-codes.ts';
import { cityRegions } from './region-kinds.ts';
import { regionNameKey } from './region-name-key.ts';
import { regionById } from './regions.ts';

/**
 * Names that lead to a code. A label of several names is said with the place ("Miðbær Hafnarfjörður"), so that the
 * one that has the name to itself comes first (101 for "Miðbær").
 */
const neighbourhoods = ({ label, parts, city }: PostalCode): string[] => {
  const names = label?.split('/') ?? [];
  return [...(names.length > 1 ? names.map((name) => `${name} ${city.name}`) : names), ...parts];
};

/**
 * Regions, towns and postal codes as rows of the place search; streets and addresses come from the register.
 * `languages` are the translate functions of all interface languages, Icelandic first: a region is found by its
 * name in each.
 */
export function referencePlaceRows(languages: readonly Translate[]): PlaceRow[] {
  const weightOf = (codes: readonly string[]) =>
    codes.reduce((sum, code) => sum + (postalCodeByCode(code)?.addresses ?? 0), 0);
  const areaRow = (id: string) => {
    const { postalCodes, point, box } = regionById(id)!;
    return { id, ...point, box, weight: weightOf(postalCodes) };
  };
  return [
    ...cityRegions.map((id): PlaceRow => {
      const [name = id, ...aliases] = languages.map((translate) => translate(regionNameKey(id)));
      return { kind: 'region', name, aliases, ...areaRow(id) };
    }),
    ...cities.map(({ id, name, dative }): PlaceRow => ({ kind: 'town', name, dative, ...areaRow(id) })),
    ...searchablePostalCodes.map((code): PlaceRow => {
      const { name: place, dative: placeDative } = code.city;
      return {
        kind: 'postal_code',
        id: code.code,
        name: showPostalCode(code),
        aliases: [...new Set([code.code, place, placeDative, ...neighbourhoods(code)])],
        postalCode: code.code,
        place,
        placeDative,
        ...code.point,
        box: code.box,
        // All codes of a place weigh the same, so that they stay in their order: 101 before the larger 112.
        weight: weightOf(regionById(code.city.id)!.postalCodes),
        subtitle: code.label ?? '',
      };
    }),
  ];
}

/** Title and second line of a suggestion in the language of the request; streets and addresses are never translated. */
export function suggestionTexts(
  { kind, id, title, subtitle }: PlaceSuggestion,
  translate: Translate,
): { title: string; subtitle: string } {
  if (kind === 'region') return { title: translate(regionNameKey(id)), subtitle: '' };
  if (kind === 'town') {
    const region = cityById(id)?.region;
    return { title, subtitle: region ? translate(regionNameKey(region)) : subtitle };
  }
  if (kind === 'postal_code') return { title, subtitle: postalCodeByCode(id)?.label ?? '' };
  return { title, subtitle };
}
