import { codeMinutes } from '@heima/domain/proofs/proof-limits.ts';
import type { TextKey } from '@heima/domain/shared/text-key.ts';
import type { Writing } from '#platform/outbox/define-message.ts';
import { fitsSms } from '#platform/outbox/sms-length.ts';

/**
 * The SMS with a code: the code first, and a last line that lets browsers fill it in on our own pages only
 * (`@host #code`). Where a long product name makes it longer than we send, the name is left out before the last line.
 */
export function codeText(
  code: string,
  { translate, origin, productName }: Pick<Writing, 'translate' | 'origin' | 'productName'>,
): string {
  const ending = `\n@${new URL(origin).hostname} #${code}`;
  const write = (key: TextKey) =>
    translate(key, { code, product: productName, minutes: codeMinutes }) + ending;
  const full = write('accounts.sms.code');
  return fitsSms(full) ? full : write('accounts.sms.shortCode');
}
