import type { Place } from '#iceland/gazetteer.ts';
import type { Point } from '#iceland/postal-codes.ts';
import { countryName, placeTypes } from '#providers/google-vocabulary.ts';
import type { Match } from './find-matches.ts';

/** One result of the geocoder. Streets and houses have a viewport only, areas have bounds as well. */
export function presentResult({ place, partial }: Match, language: string | undefined) {
  const viewport = { northeast: point(place.box.northEast), southwest: point(place.box.southWest) };
  const isArea = place.kind === 'region' || place.kind === 'town' || place.kind === 'district';
  return {
    address_components: components(place, language),
    formatted_address: [...lines(place), countryName(language)].join(', '),
    geometry: {
      ...(isArea ? { bounds: viewport } : {}),
      location: point(place.point),
      location_type: locationType(place),
      viewport,
    },
    ...(partial ? { partial_match: true } : {}),
    place_id: place.id,
    types: placeTypes(place).filter((type) => type !== 'geocode'),
  };
}

function components(place: Place, language: string | undefined) {
  const component = (long_name: string, types: string[], short_name = long_name) => ({
    long_name,
    short_name,
    types,
  });
  const country = component(countryName(language), ['country', 'political'], 'IS');
  const { name, within, postal, street, houseNumber } = place;
  if (place.kind === 'region')
    return [component(name, ['administrative_area_level_1', 'political']), country];
  if (place.kind === 'town') {
    const region = within === null ? [] : [component(within, ['administrative_area_level_1', 'political'])];
    return [component(name, ['locality', 'political']), ...region, country];
  }
  return [
    ...(houseNumber ? [component(houseNumber, ['street_number'])] : []),
    ...(street ? [component(street, ['route'])] : []),
    ...(place.kind === 'district'
      ? [component(name, ['sublocality_level_1', 'sublocality', 'political'])]
      : []),
    ...(within === null ? [] : [component(within, ['locality', 'political'])]),
    country,
    ...(postal ? [component(postal.code, ['postal_code'])] : []),
  ];
}

function lines({ name, within, postal }: Place): string[] {
  if (postal)
    return name === postal.code ? [`${name} ${postal.place}`] : [name, `${postal.code} ${postal.place}`];
  return within === null ? [name] : [name, within];
}

function locationType({ kind }: Place): string {
  if (kind === 'address') return 'ROOFTOP';
  return kind === 'street' ? 'GEOMETRIC_CENTER' : 'APPROXIMATE';
}

function point({ lat, lng }: Point) {
  return { lat, lng };
}
