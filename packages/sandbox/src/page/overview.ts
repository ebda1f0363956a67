import { type Html, html } from '#core/html.ts';
import type { Sandbox } from '#core/sandbox.ts';
import { callSection } from './call-section.ts';
import { card } from './card.ts';
import { clockSection } from './clock-section.ts';
import { deliverySection } from './delivery-section.ts';
import { frame } from './frame.ts';
import { mailSection } from './mail-section.ts';
import { peopleSection } from './people-section.ts';
import { ruleSection } from './rule-section.ts';
import { smsSection } from './sms-section.ts';

export type OverviewQuery = { provider?: string; notice?: string };

/** The one page on which everything sent is seen and answered. */
export function overview(sandbox: Sandbox, { provider = '', notice = '' }: OverviewQuery): string {
  const { world } = sandbox;
  const providers = [...world.providers.values()];
  const mails = world.mail.list();
  const messages = world.sms.list();
  const calls = world.calls.list(provider === '' ? {} : { provider });
  const deliveries = world.deliveries.list();
  const panels = providers.flatMap(({ name, panel }) => (panel ? [{ name, ...panel() }] : []));

  const navigation = html`<nav class="sections" aria-label="Sections">
${link('mail', 'E-mail', mails.length)}${link('sms', 'Text messages', messages.length)}
${panels.map(({ name, title, count }) => link(name, title, count))}
${link('webhooks', 'Webhooks', deliveries.length)}${link('calls', 'Calls', calls.length)}
${link('rules', 'Rules', world.rules.list().length)}${link('clock', 'Clock')}${link('people', 'Demo people')}
</nav>`;
  const content = html`<h1 class="sr">What Heima has sent to the outside world</h1>
<p class="notice" id="notice" role="status" data-live>${notice}</p>
<div class="columns">
${mailSection(mails)}
<div class="aside">${smsSection(messages)}${peopleSection(sandbox.people)}
${panels.map(({ name, title, body }) => card(name, title, body))}
${deliverySection(deliveries)}${ruleSection(world.rules.list(), providers)}${clockSection()}
<form method="post" action="/reset" data-quiet data-confirm="Empty everything the sandbox has received and every rule?">
<button class="danger">Reset the sandbox</button></form></div>
${callSection(calls, providers, provider)}
</div>`;
  return frame(sandbox, 'Heima sandbox', navigation, content);
}

function link(id: string, words: string, count?: number): Html {
  const number = count !== undefined && html`<span class="count" id="${id}-count" data-live>${count}</span>`;
  return html`<a href="#${id}">${words}${number}</a>`;
}
