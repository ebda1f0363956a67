import {
  countryAnswers,
  countryCodeAnswers,
  languageAnswers,
} from '@heima/domain/countries/country-answers.ts';
import * as contract from '@heima/domain/countries/endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { receivesSms } from '#platform/sms-countries.ts';

export const routes: readonly Route[] = [
  route(contract.listLanguages, async (_, { language }) => languageAnswers(language)),
  route(contract.listCountries, async (_, { language }) => countryAnswers(language)),
  route(contract.listCountryCodes, async (_, { language, services }) =>
    countryCodeAnswers(language, (country) => receivesSms(services.config, country)),
  ),
];
