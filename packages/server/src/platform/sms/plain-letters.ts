/** One SMS holds so many characters of the GSM alphabet. */
export const smsLength = 160;
/** Letters that have no parts to take away. */
const plain: Record<string, string> = { ð: 'd', Ð: 'D', þ: 'th', Þ: 'Th', æ: 'ae', Æ: 'Ae' };

/** The text in letters every phone and network has: accents dropped, the rest of the alphabet left out. */
export const inPlainLetters = (text: string): string =>
  text
    .replace(/[ðÐþÞæÆ]/g, (letter) => plain[letter]!)
    .normalize('NFD')
    .replace(/[^\n -Z_a-z]/g, '');
