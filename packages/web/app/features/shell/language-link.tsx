import { setPrimaryLanguage } from '@heima/domain/accounts/endpoints.ts';
import { type Language, languageTag } from '@heima/domain/shared/language.ts';
import type { ComponentProps, MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { callApi } from '#platform/api/call-api.ts';
import { ApiProblem, NoAnswer } from '#platform/api/problem.ts';
import { useViewer } from '#platform/viewer.ts';
import { inLanguage } from './in-language.ts';

interface LanguageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'lang' | 'hrefLang' | 'onClick'> {
  code: Language;
}

/**
 * Leads to the same page in another language. The choice of a signed-in person is saved to the account first, so that
 * pages on other devices, messages and documents follow it (E021, V006).
 */
export function LanguageLink({ code, ...rest }: LanguageLinkProps) {
  const viewer = useViewer();
  const href = inLanguage(useLocation(), code);
  const choose = async (event: MouseEvent): Promise<void> => {
    // Whoever opens another tab looks at one page in another language.
    if (!viewer || event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    await save(viewer.id, code);
    location.assign(href);
  };
  return <a {...rest} href={href} lang={languageTag(code)} hrefLang={languageTag(code)} onClick={choose} />;
}

/** Saves the language. What the server refuses, or does not get, must not keep the page from being shown in it. */
async function save(id: string, lang: Language): Promise<void> {
  try {
    await callApi(setPrimaryLanguage, { params: { id }, body: { lang } });
  } catch (error) {
    if (!(error instanceof ApiProblem) && !(error instanceof NoAnswer)) throw error;
  }
}
