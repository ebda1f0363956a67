import { html } from '#core/html.ts';
import type { Mail } from '#core/mail-box.ts';
import type { Sandbox } from '#core/sandbox.ts';
import { card } from './card.ts';
import { frame } from './frame.ts';
import { bounceTag, mailActions, wholeMail } from './mail-section.ts';
import { timeOfDay } from './time-of-day.ts';

/** One mail under an address of its own. */
export function mailPage(sandbox: Sandbox, mail: Mail): string {
  const headers = Object.entries(mail.headers).map(
    ([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`,
  );
  const bounce = html`<form method="post" action="/act" class="buttons">
<input type="hidden" name="provider" value="smtp"><input type="hidden" name="id" value="${mail.id}">
<input type="hidden" name="back" value="/mail/${mail.id}">
<button name="act" value="bounce">Let it bounce</button><a class="button" href="/mail/${mail.id}/raw">Source</a>
</form>`;
  const content = html`<h1 class="sr">E-mail</h1>
<p><a href="/">All messages</a></p>
${card(
  'letter',
  mail.subject || '(no subject)',
  html`<div class="pad">
<dl class="facts"><dt>From</dt><dd>${mail.from}</dd><dt>To</dt><dd>${mail.to}</dd>
<dt>Envelope</dt><dd>${mail.envelope.from || '(no sender)'} → ${mail.envelope.to.join(', ')}</dd>
${mail.replyTo && html`<dt>Reply to</dt><dd>${mail.replyTo}</dd>`}<dt>Received</dt><dd><time datetime="${mail.at}">${mail.at.slice(0, 10)} ${timeOfDay(mail.at)}</time></dd></dl>
${bounceTag(mail)}${mailActions(mail)}${wholeMail(mail, true)}
<details><summary>Headers</summary><dl class="facts">${headers}</dl></details>
${bounce}
</div>`,
)}`;
  return frame(sandbox, `${mail.subject} – Heima sandbox`, null, content);
}

/** The HTML of a mail for the frame: links open outside of it, and nothing in it can run. */
export function mailDocument(mail: Mail): string {
  const base = '<base target="_blank">';
  const markup = mail.html ?? '';
  return /<head[^>]*>/i.test(markup)
    ? markup.replace(/<head[^>]*>/i, (head) => `${head}${base}`)
    : `${base}${markup}`;
}
