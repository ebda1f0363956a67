import { countryAnswers } from '@heima/domain/countries/country-answers.ts';
import type { suggestAddresses as contract } from '@heima/domain/places/endpoints.ts';
import { fold } from '@heima/domain/places/fold.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import type { Handler } from '#platform/http/call.ts';
import type { FoundPlace } from '#ports/place-search.ts';
import { PortError } from '#ports/port-error.ts';
import type { AddressAnswer } from './address-answers.ts';
import { findIcelandicAddresses } from './find-icelandic-addresses.ts';

/** Addresses for a typed text (E396): Icelandic ones, or where there are none those of the map provider abroad. */
export const suggestAddresses: Handler<typeof contract> = async ({ params }, { services, language, now }) => {
  const { found, failure } = await findIcelandicAddresses(services, params.query, now);
  if (found.length > 0) return found;
  try {
    const abroad = await services.ports.placeSearch.suggest(params.query, { language });
    return abroad.map((place) => presentAbroad(place, language));
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    // The failure of the register says more than that of a provider which may not even be there.
    if (failure) throw failure;
    if (error.isNotConfigured) return [];
    throw error;
  }
};

/** CLDR's code for an unknown country. */
const unknownCountry = 'ZZ';

/** The map provider gives the country only by its name, as the last part of the second line. */
function presentAbroad({ placeId, title, subtitle }: FoundPlace, language: Language): AddressAnswer {
  const country = fold(subtitle.split(',').at(-1)!.trim());
  return {
    id: placeId,
    title: [title, subtitle].filter(Boolean).join(', '),
    street_name: title,
    street_name_dative: null,
    street_number: null,
    postal_code: null,
    city: null,
    country: countryAnswers(language).find(({ name }) => fold(name) === country)?.id ?? unknownCountry,
    location: null,
    property_count: null,
  };
}
