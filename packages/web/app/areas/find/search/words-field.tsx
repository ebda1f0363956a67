import { wordsLimit } from '@heima/domain/listing-search/search-fields.ts';
import { useState } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

/** Words that the title or the descriptions of a home must have. Enter sends them with the other filters. */
export function WordsField({ words = '' }: { words: string | undefined }) {
  const { t } = useTexts();
  const [text, setText] = useState(words);
  return (
    <TextField
      id="words"
      name="words"
      type="search"
      label={t('searchScreen.filters.words')}
      hidesLabel
      help={t('searchScreen.words.help')}
      placeholder={t('searchScreen.words.placeholder')}
      autoComplete="off"
      maxLength={wordsLimit.length}
      value={text}
      onChange={setText}
    />
  );
}
