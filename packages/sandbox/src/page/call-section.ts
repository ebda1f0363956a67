import type { CallRecord } from '#core/call-log.ts';
import { type Html, html } from '#core/html.ts';
import type { Provider } from '#core/provider.ts';
import { card, rows } from './card.ts';
import { timeOfDay } from './time-of-day.ts';

const SHOWN = 40;
const FIRST_ERROR_STATUS = 400;

/** Every call the product made, with what was asked and answered. */
export function callSection(
  calls: readonly CallRecord[],
  providers: Iterable<Provider>,
  chosen: string,
): Html {
  const options = [...providers].map(
    ({ name, title }) => html`<option value="${name}"${name === chosen && html` selected`}>${title}</option>`,
  );
  const filter = html`<form class="buttons" action="/#calls"><label class="sr" for="calls-of">Calls of</label>
<select id="calls-of" name="provider"><option value="">All providers</option>${options}</select><button>Show</button></form>`;
  const shown = calls.slice(0, SHOWN).map(callRow);
  const list = html`${rows('calls', shown, 'No calls.')}
<p class="pad quiet"><a href="/__sandbox/calls">All ${calls.length} as JSON</a></p>`;
  return card('calls', 'Calls', list, filter);
}

function callRow(call: CallRecord): Html {
  const { answer } = call;
  return html`<li data-key="${call.id}"><details>
<summary><span class="row-head"><strong>${call.provider}</strong> ${call.operation}${statusTag(call)}
${call.outcome !== 'ok' && html`<span class="tag sun">${call.outcome}${call.ruleId && ' by rule'}</span>`}
<time datetime="${call.at}">${timeOfDay(call.at)}</time></span></summary>
<div class="body">
<p><code>${call.method} ${call.path}</code>${call.tookMs !== null && html` <span class="quiet">${call.tookMs} ms</span>`}</p>
${Object.keys(call.query).length > 0 && html`<h3 class="quiet">Query</h3><pre>${pretty(call.query)}</pre>`}
<h3 class="quiet">Headers</h3><pre>${pretty(call.headers)}</pre>
${call.body !== undefined && html`<h3 class="quiet">Body</h3><pre>${pretty(call.body)}</pre>`}
${answer && html`<h3 class="quiet">Answer ${answer.status}</h3><pre>${pretty(answer.body)}</pre>`}
</div></details></li>`;
}

function statusTag({ ended, answer }: CallRecord): Html {
  if (answer === null)
    return html`<span class="tag ember">${ended === 'open' ? 'hanging' : 'dropped'}</span>`;
  return html`<span class="tag ${answer.status < FIRST_ERROR_STATUS ? 'moss' : 'ember'}">${answer.status}</span>`;
}

function pretty(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
