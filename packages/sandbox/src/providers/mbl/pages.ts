import { type Html, html } from '#core/html.ts';
import { rows } from '#page/card.ts';
import type { Listing } from './published-listings.ts';

const STATE_WORDS: Record<Listing['state'], string> = {
  pending: 'Waits for approval',
  live: 'Live',
  rejected: 'Rejected',
  removed: 'Removed',
};
const TONES: Record<Listing['state'], string> = {
  pending: 'sun',
  live: 'moss',
  rejected: 'ember',
  removed: 'slate',
};

const ICELANDIC_NUMBER = new Intl.NumberFormat('is-IS');

/** The site's own small page of advertisements, in the look of the sandbox. */
export function listingsPage(listings: readonly Listing[]): string {
  const shown = listings.filter((listing) => listing.state === 'live' || listings.length === 1);
  return html`<!doctype html>
<html lang="is">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Leiga – mbl (sandbox)</title>
<link rel="stylesheet" href="/assets/base.css">
<link rel="stylesheet" href="/assets/layout.css">
<link rel="stylesheet" href="/assets/parts.css">
</head>
<body class="site">
<main>
<h1>Leiguhúsnæði</h1>
<p class="quiet">The sandbox plays the outside site. <a href="/#mbl">Back to the sandbox</a></p>
${shown.length === 0 && html`<p>Engar auglýsingar.</p>`}
${shown.map(advertisement)}
</main>
</body>
</html>`.markup;
}

function advertisement({ document, state }: Listing): Html {
  const { title, address, postal_code, place, size, bedrooms, description, images, contact_url } = document;
  const facts = [
    [address, `${postal_code} ${place ?? ''}`.trim()].filter(Boolean).join(', '),
    size === null ? '' : `${ICELANDIC_NUMBER.format(size)} m²`,
    bedrooms === null ? '' : `${bedrooms} svefnherbergi`,
  ];
  const text = description.is ?? description.en ?? '';
  return html`<article class="card">
<h2>${title} <span class="tag ${TONES[state]}">${STATE_WORDS[state]}</span></h2>
<p><strong>${priceOf(document)}</strong> · ${facts.filter(Boolean).join(' · ')}</p>
<p class="pre">${text}</p>
<p class="pictures">${images.slice(0, 4).map((image) => html`<img src="${image}" alt="" width="160" height="120" loading="lazy">`)}</p>
<p><a href="${contact_url}">Hafa samband</a></p>
</article>`;
}

function priceOf({ price, currency }: Listing['document']): string {
  return `${ICELANDIC_NUMBER.format(price)}\u00a0${currency === 'ISK' ? 'kr.' : currency}/mán.`;
}

/** The part of the sandbox page that shows what was pushed, and lets a person decide. */
export function listingPanel(listings: readonly Listing[]): { title: string; count: number; body: Html } {
  const body = html`${rows('mbl', listings.map(panelRow), 'Nothing has been pushed to mbl.')}
<p class="pad quiet"><a href="/mbl/">The site’s own page</a></p>`;
  return { title: 'Listings on mbl', count: listings.filter(({ state }) => state === 'live').length, body };
}

function panelRow({ ourId, externalId, document, state, errors }: Listing): Html {
  return html`<li data-key="${ourId}">
<div class="row-head"><strong>${document.title}</strong><span class="tag ${TONES[state]}">${STATE_WORDS[state]}</span></div>
<p class="quiet">${priceOf(document)} · <a href="/mbl/leiga/${externalId}">advertisement ${externalId}</a></p>
${errors.map((error) => html`<p class="fault">${error.field}: ${error.message}</p>`)}
<form method="post" action="/act" data-quiet class="buttons">
<input type="hidden" name="provider" value="mbl"><input type="hidden" name="id" value="${ourId}">
<button name="act" value="approve">Approve</button><button name="act" value="reject">Reject</button>
</form>
</li>`;
}
