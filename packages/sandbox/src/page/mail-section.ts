import { type Html, html } from '#core/html.ts';
import type { Mail } from '#core/mail-box.ts';
import { card, copyButton, rows } from './card.ts';
import { timeOfDay } from './time-of-day.ts';

const SHOWN = 30;
const SHOWN_LINKS = 4;

/** The e-mails, newest first, each with its links at hand and the e-mail itself to unfold. */
export function mailSection(mails: readonly Mail[]): Html {
  const shown = mails.slice(0, SHOWN).map(mailRow);
  return card(
    'mail',
    'E-mail',
    rows('mail', shown, 'Nothing has been sent. Sign up or reset a password in Heima.'),
  );
}

function mailRow(mail: Mail): Html {
  return html`<li data-key="${mail.id}">
<details>
<summary><span class="row-head"><strong>${mail.subject || '(no subject)'}</strong>${bounceTag(mail)}<time datetime="${mail.at}">${timeOfDay(mail.at)}</time></span></summary>
<div class="body">${wholeMail(mail, false)}</div>
</details>
<p class="quiet">to ${mail.envelope.to.join(', ')} · <a href="/mail/${mail.id}">Permanent link</a></p>
${mailActions(mail)}
</li>`;
}

/** What a person would do with the mail: read the code, follow a link. */
export function mailActions(mail: Mail): Html {
  return html`${mail.code && html`<p class="buttons"><span class="code">${mail.code}</span>${copyButton(mail.code, 'the code')}</p>`}
${
  mail.links.length > 0 &&
  html`<p class="buttons links">${mail.links
    .slice(0, SHOWN_LINKS)
    .map(
      (link) => html`<a class="button" href="${link.href}" rel="noopener" target="_blank">${link.text}</a>`,
    )}</p>`
}`;
}

/** The e-mail as a mail program shows it, and its plain text. */
export function wholeMail(mail: Mail, tall: boolean): Html {
  const frame = html`<iframe class="mail-frame${tall && ' tall'}" title="The e-mail: ${mail.subject}" src="/mail/${mail.id}/html" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
  return html`${mail.html === null ? null : frame}
${mail.html !== null && mail.text !== '' ? html`<details><summary>Plain text</summary><pre>${mail.text}</pre></details>` : html`<pre>${mail.text}</pre>`}
${mail.attachments.map(
  ({ filename, contentType, size }, index) =>
    html`<p><a href="/mail/${mail.id}/attachments/${index}">${filename}</a> <span class="quiet">${contentType}, ${size} bytes</span></p>`,
)}`;
}

/** Says that a mail came back. */
export function bounceTag(mail: Mail): Html | null {
  return mail.bounced && html`<span class="tag ember">Bounced: ${mail.bounced.reason}</span>`;
}
