import { readLanguage } from '@heima/domain/shared/language.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { textsFor } from '#platform/i18n/page-texts.ts';
import { loadTexts } from '#platform/i18n/texts.ts';

await loadTexts(readLanguage(document.documentElement.lang) ?? 'is', textsFor(location.pathname));
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
