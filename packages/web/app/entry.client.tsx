import { readLanguage } from '@heima/domain/shared/language.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadTexts } from '#platform/i18n/texts.ts';
import { surviveTranslation } from '#platform/translated-page.ts';

surviveTranslation();
const { lang, dataset } = document.documentElement;
await loadTexts(readLanguage(lang) ?? 'is', dataset.texts?.split(' ') ?? []);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
