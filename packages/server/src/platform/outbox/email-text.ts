import type { Translate } from '@heima/domain/shared/translate.ts';
import type { WholeEmail } from './email.ts';

/** The plain text part: the same words in the same order. */
export function emailText(email: WholeEmail, translate: Translate, productName: string): string {
  const blocks = [
    email.greeting,
    ...email.paragraphs,
    email.facts?.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...(email.items ?? []).map(({ title, url, facts, price }) =>
      [title, facts, price, url].filter(Boolean).join('\n'),
    ),
    email.afterItems,
    email.action && `${email.action.label}:\n${email.action.url}`,
    email.note,
    `${translate('outbox.signOff')}\n${productName}`,
    '--',
    email.reason,
    email.settings && `${email.settings.label}: ${email.settings.url}`,
    email.unsubscribeUrl && `${translate('outbox.unsubscribe')}: ${email.unsubscribeUrl}`,
    translate('outbox.sender', { name: productName }),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
