import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { publicList } from '#shared/public-list.ts';
import { countryAnswer, countryCodeAnswer, languageAnswer } from './answers.ts';

export const listLanguages = endpoint({
  ...publicList,
  path: '/languages',
  spec: 'E368',
  summary: 'The languages that people speak, those of the interface first with their locale entries.',
  response: z.array(languageAnswer),
});

export const listCountries = endpoint({
  ...publicList,
  path: '/countries',
  spec: 'E383',
  summary: 'All countries, Iceland first.',
  response: z.array(countryAnswer),
});

export const listCountryCodes = endpoint({
  ...publicList,
  path: '/country-codes',
  spec: 'E391',
  summary: 'Calling codes of phone numbers, Iceland first.',
  response: z.array(countryCodeAnswer),
});
