import { html } from '#core/html.ts';
import { card } from './card.ts';

const STEPS: readonly [ms: number, words: string][] = [
  [60_000, '+1 min'],
  [600_000, '+10 min'],
  [3_600_000, '+1 hour'],
  [86_400_000, '+1 day'],
  [7 * 86_400_000, '+7 days'],
  [30 * 86_400_000, '+30 days'],
];

/** The sandbox's time: what waits, expires or falls due here goes by it. Heima keeps its own. */
export function clockSection() {
  const steps = STEPS.map(([ms, words]) => html`<button name="advanceMs" value="${ms}">${words}</button>`);
  const content = html`<div class="pad">
<p class="quiet">Slow answers, late deliveries and expiries here go by this time. Heima keeps its own.</p>
<form method="post" action="/clock" data-quiet class="buttons">${steps}</form>
<form method="post" action="/clock" data-quiet class="fields one">
<label>Set to (UTC)<input type="datetime-local" name="set" step="1"></label>
<p class="buttons"><button>Set</button><button name="real" value="1">Real time</button></p></form>
</div>`;
  return card('clock', 'Clock', content);
}
