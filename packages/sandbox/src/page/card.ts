import { type Html, html } from '#core/html.ts';

/** One section of the page. */
export function card(id: string, title: string, content: Html, beside: Html | null = null): Html {
  return html`<section class="card" id="${id}" aria-labelledby="${id}-title">
<header><h2 id="${id}-title">${title}</h2>${beside && html`<div class="end">${beside}</div>`}</header>
${content}
</section>`;
}

/** Rows that come in while the page is open; each has a key by which it is known again. */
export function rows(id: string, items: readonly Html[], whenEmpty: string): Html {
  // The list and the sentence stand together, because the style shows the sentence only after an empty list.
  return html`<ul class="rows" id="${id}-rows" data-list>${items}</ul><p class="empty">${whenEmpty}</p>`;
}

/** A button that puts a text on the clipboard. */
export function copyButton(text: string, what: string): Html {
  return html`<button type="button" data-copy="${text}" aria-label="Copy ${what}">Copy</button>`;
}
