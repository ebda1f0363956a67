import { setPrimaryLanguage } from '@heima/domain/accounts/endpoints.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import { callApi } from '#platform/api/call-api.ts';
import { ApiProblem, NoAnswer } from '#platform/api/problem.ts';

/**
 * Saves the language of an account (E021). What the server refuses, or does not get, must not keep the page from being
 * shown in it.
 */
export async function saveLanguage(id: string, lang: Language): Promise<void> {
  try {
    await callApi(setPrimaryLanguage, { params: { id }, body: { lang } });
  } catch (error) {
    if (!(error instanceof ApiProblem) && !(error instanceof NoAnswer)) throw error;
  }
}
