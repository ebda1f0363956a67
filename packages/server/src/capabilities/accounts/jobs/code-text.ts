import { codeMinutes } from '@heima/domain/accounts/account-limits.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import type { Texts } from '#platform/texts.ts';

/** One SMS holds so many characters of the GSM alphabet. */
const smsLength = 160;
/** Letters that have no parts to take away. */
const plain: Record<string, string> = { ð: 'd', Ð: 'D', þ: 'th', Þ: 'Th', æ: 'ae', Æ: 'Ae' };

/** The text in letters every phone and network has: accents dropped, the rest of the alphabet left out. */
const inPlainLetters = (text: string): string =>
  text
    .replace(/[ðÐþÞæÆ]/g, (letter) => plain[letter]!)
    .normalize('NFD')
    .replace(/[^\n -Z_a-z]/g, '');

/**
 * The SMS with a code: the code first, and a last line that lets browsers fill it in on our own pages only
 * (`@host #code`). It never takes more than one message: a long product name is left out before the last line is.
 */
export function codeText(
  texts: Texts,
  language: Language,
  { code, productName, host }: { code: string; productName: string; host: string },
): string {
  const ending = `\n@${host} #${code}`;
  const say = (key: string) =>
    inPlainLetters(texts.say(language, key, { code, product: productName, minutes: codeMinutes }));
  const full = say('accounts.sms.code') + ending;
  return full.length <= smsLength ? full : say('accounts.sms.shortCode') + ending;
}
