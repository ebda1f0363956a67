import * as contract from '@heima/domain/regions/endpoints.ts';
import {
  cityAnswers,
  cityRegionAnswers,
  postalCodeAnswers,
  presentRegion,
  regionAnswers,
} from '@heima/domain/regions/region-answers.ts';
import { regionById } from '@heima/domain/regions/regions.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { type Route, route } from '#platform/http/call.ts';
import { translator } from '#platform/http/translator.ts';

/** What a search for homes chooses a part of the country by; all of it stands in the domain. */
export const routes: readonly Route[] = [
  route(contract.listCityRegions, async (_, call) => cityRegionAnswers(translator(call))),
  route(contract.listRegions, async ({ query }, call) => regionAnswers(translator(call), query.kind)),
  route(contract.getRegion, async ({ params }, call) => {
    const region = regionById(params.id) ?? refuse('common.notFound');
    return presentRegion(region, translator(call));
  }),
  route(contract.listPostalCodes, async ({ query }) => postalCodeAnswers(query.all)),
  route(contract.listCities, async () => cityAnswers()),
];
