import { type Html, html } from '#core/html.ts';
import type { Sandbox } from '#core/sandbox.ts';
import type { VirtualClock } from '#core/virtual-clock.ts';
import { timeOfDay } from './time-of-day.ts';

/** A whole page: head, mark, time and what stands in it. */
export function frame(sandbox: Sandbox, title: string, navigation: Html | null, content: Html): string {
  const { clock, heimaUrl } = sandbox.world;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/assets/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/base.css">
<link rel="stylesheet" href="/assets/layout.css">
<link rel="stylesheet" href="/assets/parts.css">
<script src="/assets/live.js" type="module"></script>
</head>
<body data-version="${sandbox.changes.version}">
<a class="skip" href="#content">To the content</a>
<header class="top"><div class="bar">
<a class="brand" href="/"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M1.5 10.8 9.9 3.5v8.3h4.2V3.5l8.4 7.3V22h-8.4v-6.5H9.9V22H1.5Z"/></svg>Heima <span>sandbox</span></a>
<p class="now" id="now" data-live><span class="sr">Sandbox time</span> ${ticking(clock)}</p>
${heimaUrl && html`<a class="button" href="${heimaUrl}">Open Heima</a>`}
</div></header>
${navigation && html`<div class="strip">${navigation}</div>`}
<main id="content">${content}</main>
</body>
</html>`.markup;
}

function ticking(clock: VirtualClock): Html {
  const now = clock.now().toISOString();
  return html`<time data-clock="${clock.offsetMs}"><span class="day">${now.slice(0, 10)}</span> <span>${timeOfDay(now)}</span></time>`;
}
