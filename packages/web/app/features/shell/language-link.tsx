import { type Language, languageTag } from '@heima/domain/shared/language.ts';
import type { ComponentProps, MouseEvent } from 'react';
import { useLocation } from 'react-router';
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
    // Only the signed-in save it, so visitors do not fetch the call. Without a connection the page is shown all the same.
    const saving = await import('./save-language.ts').catch(() => undefined);
    await saving?.saveLanguage(viewer.id, code);
    location.assign(href);
  };
  return <a {...rest} href={href} lang={languageTag(code)} hrefLang={languageTag(code)} onClick={choose} />;
}
