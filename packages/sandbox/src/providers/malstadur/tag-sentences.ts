/**
 * "Translates" by putting the language before each sentence: the result is plainly not the original, is the same
 * every time, and keeps lines and markup, so that a careless adapter is found out.
 */
export function tagSentences(text: string, language: string): string {
  return text.replace(/[^\s.!?][^.!?\n]*[.!?]*/g, (sentence) => `[${language}] ${sentence}`);
}

/** The same for HTML: tags stay as they are. */
export function tagHtmlSentences(markup: string, language: string): string {
  return markup
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : tagSentences(part, language)))
    .join('');
}
