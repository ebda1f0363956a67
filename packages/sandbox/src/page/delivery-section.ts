import type { Delivery } from '#core/delivery-desk.ts';
import { type Html, html } from '#core/html.ts';
import { card, rows } from './card.ts';
import { timeOfDay } from './time-of-day.ts';

const SHOWN = 20;
const TONES: Record<Delivery['state'], string> = {
  waiting: 'sun',
  held: 'sun',
  withheld: 'sun',
  delivered: 'moss',
  failed: 'ember',
};

/** Webhooks sent to the product, and buttons to send one again in ways that should not matter. */
export function deliverySection(deliveries: readonly Delivery[]): Html {
  const shown = deliveries.slice(0, SHOWN).map(deliveryRow);
  return card('webhooks', 'Webhooks', rows('webhooks', shown, 'No webhooks.'));
}

function deliveryRow(delivery: Delivery): Html {
  const attempts = delivery.attempts.map(
    (attempt) =>
      html`<li>${attempt.kind} at ${timeOfDay(attempt.at)}: ${attempt.status ?? attempt.error}</li>`,
  );
  return html`<li data-key="${delivery.id}"><details>
<summary><span class="row-head"><strong>${delivery.event}</strong><span class="tag ${TONES[delivery.state]}">${delivery.state}</span>
<time datetime="${delivery.at}">${timeOfDay(delivery.at)}</time></span></summary>
<div class="body"><p><code>POST ${delivery.url}</code></p><pre>${delivery.body}</pre><ul class="quiet">${attempts}</ul>
<form method="post" action="/redeliver" data-quiet class="buttons"><input type="hidden" name="id" value="${delivery.id}">
<button name="how" value="same">Send again</button><button name="how" value="forged">With a wrong signature</button><button name="how" value="old">A day old</button></form>
</div></details>
</li>`;
}
