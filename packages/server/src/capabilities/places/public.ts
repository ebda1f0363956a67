import { isHomePostalCode } from '@heima/domain/regions/postal-codes.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import { type PlaceSources, placeDirectory } from './place-directory.ts';
import { findOwnPlace, guessOwnPlace, type OwnPlace } from './resolve-own-place.ts';

/**
 * The place of ours that an id (`street:101/Þórsgata`) or else a typed text means. Nothing when none answers; ids of
 * the map provider are not known here.
 */
export const resolvePlace = async (
  services: PlaceSources,
  textOrPlaceId: string,
  language: Language,
): Promise<OwnPlace | undefined> =>
  (await findOwnPlace(services, textOrPlaceId, language)) ??
  (await guessOwnPlace(services, textOrPlaceId, language));

/** Whether a home can have this postal code (C49). */
export const isKnownPostalCode = (code: string): boolean => isHomePostalCode(code);

/** Streets and farms of a postal code with their datives, by name; none where the register was not imported. */
export async function streetsIn(
  services: PlaceSources,
  postalCode: string,
): Promise<{ name: string; dative: string }[]> {
  const streets = (await placeDirectory(services)).streets.get(postalCode) ?? new Map();
  const collator = new Intl.Collator('is');
  return [...streets.values()]
    .map(({ name, dative }) => ({ name, dative }))
    .sort((a, b) => collator.compare(a.name, b.name));
}
