import type { Place } from '#iceland/gazetteer.ts';

const TYPES: Record<Place['kind'], readonly string[]> = {
  region: ['administrative_area_level_1', 'political', 'geocode'],
  town: ['locality', 'political', 'geocode'],
  district: ['sublocality_level_1', 'sublocality', 'political', 'geocode'],
  street: ['route', 'geocode'],
  address: ['street_address', 'geocode'],
};
const COUNTRY_NAMES: Record<string, string> = { is: 'Ísland', en: 'Iceland', uk: 'Ісландія' };

/** The types Google gives a place of this kind. */
export function placeTypes(place: Place): readonly string[] {
  return TYPES[place.kind];
}

/** The country's name; place names themselves are not translated. */
export function countryName(languageCode: string | undefined): string {
  return COUNTRY_NAMES[(languageCode ?? 'en').split('-')[0]?.toLowerCase() ?? ''] ?? 'Iceland';
}
