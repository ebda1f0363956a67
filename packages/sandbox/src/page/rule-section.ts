import { type Html, html } from '#core/html.ts';
import { OUTCOMES } from '#core/outcome.ts';
import type { Provider } from '#core/provider.ts';
import type { Rule } from '#core/rule-book.ts';
import { card, rows } from './card.ts';

/** The rules in force, and a form for one more. */
export function ruleSection(rules: readonly Rule[], providers: Iterable<Provider>): Html {
  const clear = html`<form method="post" action="/rules/clear" data-quiet><button class="danger">Clear all</button></form>`;
  return card(
    'rules',
    'Rules',
    html`${rows('rules', rules.map(ruleRow), 'Every call goes the usual way.')}${ruleForm(providers)}`,
    clear,
  );
}

function ruleRow(rule: Rule): Html {
  const match = Object.entries(rule.match ?? {}).map(([field, value]) => `${field} = ${value}`);
  const left =
    rule.times === undefined ? 'every time' : `${Math.max(0, rule.times - rule.hits)} of ${rule.times} left`;
  const facts = [...match, left, rule.delayMs === undefined ? '' : `${rule.delayMs} ms`].filter(Boolean);
  return html`<li data-key="${rule.id}"><div class="row-head"><strong>${rule.provider}</strong> ${rule.operation ?? 'any call'}
<span class="tag sun">${rule.outcome}</span>
<form class="end" method="post" action="/rules/clear" data-quiet><input type="hidden" name="id" value="${rule.id}"><button class="danger" aria-label="Remove the rule ${rule.outcome} for ${rule.provider}">Remove</button></form></div>
<p class="quiet">${facts.join(' · ')}</p></li>`;
}

function ruleForm(providers: Iterable<Provider>): Html {
  const targets = [...providers].map(({ name, title, operations }) => {
    const names = [...new Set(operations.map((operation) => operation.name))];
    return html`<optgroup label="${title}"><option value="${name}">${name}: any call</option>${names.map(
      (operation) => html`<option value="${name} ${operation}">${name}: ${operation}</option>`,
    )}</optgroup>`;
  });
  return html`<form method="post" action="/rules/add" data-quiet data-clears class="pad">
<h3>Make the next calls end otherwise</h3>
<div class="fields">
<label>Call<select name="target">${targets}</select></label>
<label>Outcome<select name="outcome">${OUTCOMES.map((outcome) => html`<option>${outcome}</option>`)}</select></label>
<label>Times (empty: always)<input name="times" inputmode="numeric" pattern="[1-9][0-9]*"></label>
<label>Delay in ms<input name="delayMs" inputmode="numeric" pattern="[0-9]*"></label>
<label>Only if field<input name="field" placeholder="to" autocapitalize="off"></label>
<label>is<input name="value" placeholder="8881234" autocapitalize="off"></label>
</div>
<p class="buttons"><button class="primary">Add rule</button></p>
</form>`;
}
