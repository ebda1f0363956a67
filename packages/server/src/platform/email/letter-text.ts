import type { Say } from '@heima/domain/shared/say.ts';
import type { Letter } from './letter.ts';

/** The plain text part: the same words in the same order. */
export function letterText(letter: Letter, say: Say, productName: string): string {
  const blocks = [
    letter.greeting,
    ...letter.paragraphs,
    letter.facts?.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...(letter.items ?? []).map(({ title, url, facts, price }) =>
      [title, facts, price, url].filter(Boolean).join('\n'),
    ),
    letter.afterItems,
    letter.action && `${letter.action.label}:\n${letter.action.url}`,
    letter.note,
    '--',
    letter.reason,
    letter.settings && `${letter.settings.label}: ${letter.settings.url}`,
    letter.unsubscribeUrl && `${say('emails.layout.unsubscribe')}: ${letter.unsubscribeUrl}`,
    say('emails.layout.sender', { name: productName }),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
