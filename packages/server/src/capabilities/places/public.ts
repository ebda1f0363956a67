import type { Language } from '@heima/domain/shared/language.ts';
import type { PlaceSources } from './place-directory.ts';
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
