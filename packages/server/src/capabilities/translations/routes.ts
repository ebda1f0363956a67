import * as contract from '@heima/domain/translations/endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { changeTranslation } from './change-translation.ts';
import { getTranslationTag } from './get-translation-tag.ts';
import { getTranslations } from './get-translations.ts';
import { listTranslationTags } from './list-translation-tags.ts';

export const routes: readonly Route[] = [
  route(contract.getTranslations, getTranslations),
  route(contract.listTranslationTags, listTranslationTags),
  route(contract.getTranslationTag, getTranslationTag),
  route(contract.changeTranslation, changeTranslation),
];
