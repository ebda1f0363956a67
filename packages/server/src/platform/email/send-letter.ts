import type { Language } from '@heima/domain/shared/language.ts';
import type { Say } from '@heima/domain/shared/say.ts';
import type { WholeEmail } from '#platform/outbox/email.ts';
import { emailHtml } from '#platform/outbox/email-html.ts';
import { emailText } from '#platform/outbox/email-text.ts';
import type { Services } from '#platform/services.ts';
import { type Handover, sendOnce } from './send-once.ts';

export interface LetterTo {
  to: string;
  language: Language;
  /** Names this sending: the same key is sent once, however often its job runs. Letters, digits, `.` and `-`. */
  key: string;
}

/**
 * Hands a letter to the mail server; for jobs only. `write` gets the texts of the reader's language and is called
 * only when the letter really goes out.
 * @throws PortError when the mail server cannot be reached or asks to come again, so that the job is repeated
 */
export async function sendLetter(
  services: Services,
  { to, language, key }: LetterTo,
  write: (say: Say) => WholeEmail | Promise<WholeEmail>,
): Promise<Handover> {
  const { texts, ports, config } = services;
  const say: Say = (textKey, params) => texts.say(language, textKey, params);
  return sendOnce(services, key, async () => {
    const letter = await write(say);
    await ports.email.send({
      to,
      subject: letter.subject,
      text: emailText(letter, say, config.PRODUCT_NAME),
      html: emailHtml(letter, { language, say, productName: config.PRODUCT_NAME }),
      messageKey: key,
      ...(letter.unsubscribeUrl ? { unsubscribeUrl: letter.unsubscribeUrl } : {}),
    });
  });
}
