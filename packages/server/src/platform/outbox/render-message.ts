import { firstName } from '@heima/domain/people/full-name.ts';
import type { AnyMessage, Writing } from './define-message.ts';
import { emailHtml } from './email-html.ts';
import { emailText } from './email-text.ts';

/** An e-mail as the mail server takes it. */
export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
}

/** The e-mail of a message, with the greeting and the footer that all have. */
export function renderEmail(
  message: AnyMessage,
  content: unknown,
  { reader, ...writing }: Writing & { reader: { fullName?: string | undefined; unsubscribeUrl?: string } },
): RenderedEmail {
  const { translate } = writing;
  const email = message.write.email!(content, writing);
  const layout = {
    ...email,
    greeting: reader.fullName
      ? translate('outbox.greeting', { name: firstName(reader.fullName) })
      : translate('outbox.greetingNobody'),
    unsubscribeUrl: reader.unsubscribeUrl,
  };
  return {
    subject: email.subject,
    text: emailText(layout, translate, writing.productName),
    html: emailHtml(layout, writing),
  };
}
