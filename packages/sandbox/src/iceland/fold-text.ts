const ICELANDIC: Record<string, string> = { ð: 'd', þ: 'th', æ: 'ae', ø: 'o' };

/** Lower case without accents, as people type who have no Icelandic keyboard: `thorsgata` for Þórsgata. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ðþæø]/g, (letter) => ICELANDIC[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}
