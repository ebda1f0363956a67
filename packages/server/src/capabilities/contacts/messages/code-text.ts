import { codeMinutes } from '@heima/domain/proofs/proof-limits.ts';
import type { TextKey } from '@heima/domain/shared/text-key.ts';
import type { Writing } from '#platform/outbox/define-message.ts';
import { inPlainCharacters, smsLength } from '#platform/outbox/plain-sms.ts';

/**
 * The SMS with a code: the code first, and a last line that lets browsers fill it in on our own pages only
 * (`@host #code`). It never takes more than one message: a long product name is left out before the last line is.
 */
export function codeText(
  code: string,
  { translate, origin, productName }: Pick<Writing, 'translate' | 'origin' | 'productName'>,
): string {
  const ending = `\n@${new URL(origin).hostname} #${code}`;
  const plain = (key: TextKey) =>
    inPlainCharacters(translate(key, { code, product: productName, minutes: codeMinutes }));
  const full = plain('accounts.sms.code') + ending;
  return full.length <= smsLength ? full : plain('accounts.sms.shortCode') + ending;
}
