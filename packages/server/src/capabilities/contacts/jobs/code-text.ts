import { codeMinutes } from '@heima/domain/proofs/proof-limits.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import { inPlainCharacters, smsLength } from '#platform/outbox/plain-sms.ts';
import type { Texts } from '#platform/texts.ts';

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
    inPlainCharacters(texts.say(language, key, { code, product: productName, minutes: codeMinutes }));
  const full = say('accounts.sms.code') + ending;
  return full.length <= smsLength ? full : say('accounts.sms.shortCode') + ending;
}
