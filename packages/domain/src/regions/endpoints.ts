import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { languageQuery, publicList } from '#shared/public-list.ts';
import { queryFlag } from '#shared/query-values.ts';
import { cityAnswer, cityRegionAnswer, postalCodeAnswer, regionAnswer } from './answers.ts';
import { regionKinds } from './region-kinds.ts';

export const listCityRegions = endpoint({
  ...publicList,
  path: '/city-regions',
  spec: 'E377',
  summary: 'City regions with their postal codes, each with its regions.',
  response: z.array(cityRegionAnswer),
});

export const listRegions = endpoint({
  ...publicList,
  path: '/regions',
  spec: 'E378',
  summary: 'Regions of the search; the first six are the recommended ones.',
  query: z.object({ ...languageQuery, kind: z.enum(regionKinds, { error: 'validation.choice' }).optional() }),
  response: z.array(regionAnswer),
});

export const getRegion = endpoint({
  ...publicList,
  path: '/regions/:id',
  spec: 'E379',
  summary: 'One region; clients keep it by its id.',
  params: z.object({ id: z.string().max(80) }),
  response: regionAnswer,
});

export const listPostalCodes = endpoint({
  ...publicList,
  path: '/postalcodes',
  spec: 'E381',
  summary: 'Postal codes that homes can have; with all=true also those of post boxes and large receivers.',
  query: z.object({ ...languageQuery, all: queryFlag().optional() }),
  response: z.array(postalCodeAnswer),
});

export const listCities = endpoint({
  ...publicList,
  path: '/cities',
  spec: 'E382',
  summary: 'Towns and rural areas with their postal codes.',
  response: z.array(cityAnswer),
});
