import { type Html, html } from '#core/html.ts';
import type { Sms } from '#core/sms-box.ts';
import { card, copyButton, rows } from './card.ts';
import { timeOfDay } from './time-of-day.ts';

const SHOWN = 20;
const TONES: Record<string, string> = {
  delivered: 'moss',
  failed: 'ember',
  rejected: 'ember',
  timeout: 'ember',
};

/** The text messages, with the code large enough to read across a desk. */
export function smsSection(messages: readonly Sms[]): Html {
  const shown = messages.slice(0, SHOWN).map(
    (sms) => html`<li data-key="${sms.id}">
<div class="row-head"><strong>${sms.to}</strong><span class="tag ${TONES[sms.status]}">${sms.status}</span>
<time datetime="${sms.at}">${timeOfDay(sms.at)}</time></div>
${sms.code && html`<p class="buttons"><span class="code">${sms.code}</span>${copyButton(sms.code, 'the code')}</p>`}
<p class="bubble">${sms.text}</p>
<p class="quiet">from ${sms.from} · ${sms.segments === 1 ? '1 part' : `${sms.segments} parts`}</p>
</li>`,
  );
  return card('sms', 'Text messages', rows('sms', shown, 'No text messages. Verify a phone in Heima.'));
}
