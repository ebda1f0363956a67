import * as contract from '@heima/domain/rent-index/endpoints.ts';
import { indexModelAnswers } from '@heima/domain/rent-index/index-model-answers.ts';
import { type Route, route } from '#platform/http/call.ts';
import { translator } from '#platform/http/translator.ts';

export const routes: readonly Route[] = [
  route(contract.listIndexModels, async (_, call) => indexModelAnswers(translator(call))),
];
