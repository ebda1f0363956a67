import type { Language } from '@heima/domain/shared/language.ts';

/** Names of languages in a row; only English writes every one with a capital. */
export const spokenWords = (spoken: readonly { name: string }[], language: Language): string =>
  spoken
    .map(({ name }, at) =>
      at === 0 || language === 'en' ? name : name.slice(0, 1).toLocaleLowerCase() + name.slice(1),
    )
    .join(', ');
