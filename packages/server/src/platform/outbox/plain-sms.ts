/** One SMS holds so many characters of the GSM alphabet. */
export const smsLength = 160;
/** Characters that have no parts to take away. */
const plain: Record<string, string> = { ð: 'd', Ð: 'D', þ: 'th', Þ: 'Th', æ: 'ae', Æ: 'Ae' };

/** The text in characters every phone and network has: accents dropped, the rest of the alphabet left out. */
export const inPlainCharacters = (text: string): string =>
  text
    .replace(/[ðÐþÞæÆ]/g, (character) => plain[character]!)
    .normalize('NFD')
    .replace(/[^\n -Z_a-z]/g, '');
