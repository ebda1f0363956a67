import { type Language, languageTag } from '@heima/domain/shared/language.ts';
import type { Theme } from '@heima/domain/shared/theme.ts';
import { inHtml } from '#platform/in-html.ts';

/** What the page of the reference may load: only what this server sends. Its component styles itself. */
export const referencePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** By night: the ground, what is written, lines and links. */
const night = '--ground:#171f27;--ink:#e9eef1;--line:#2a3640;--link:#74c5d0';

const style = `
:root{color-scheme:light dark;--ground:#fff;--ink:#14202b;--line:#dde3e7;--link:#0b5563}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark;${night}}
@media(prefers-color-scheme:dark){:root:not([data-theme]){${night}}}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
header{display:flex;align-items:center;gap:12px;height:56px;padding:0 16px;border-bottom:1px solid var(--line)}
header a{display:inline-flex;align-items:center;gap:8px;min-height:44px;color:var(--link);text-underline-offset:3px}
header .home{font-size:18px;font-weight:600;text-decoration:none}
header svg{width:22px;height:22px;fill:currentColor}
header .document{margin-left:auto;font-size:15px}
openapi-explorer{display:block;height:calc(100vh - 57px)}
noscript p{margin:32px}`;

/** The mark of the product, which leads back to it. */
const mark =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M1.5 10.8 9.9 3.5v8.3h4.2V3.5l8.4 7.3V22h-8.4v-6.5H9.9V22H1.5Z"/></svg>';

/** Colours of the product for the component, which takes them as attributes. */
const colours = {
  light: {
    'primary-color': '#0b5563',
    'secondary-color': '#0b5563',
    'bg-color': '#ffffff',
    'text-color': '#14202b',
    'header-color': '#14202b',
    'nav-bg-color': '#f4f6f7',
    'nav-text-color': '#14202b',
    'nav-hover-bg-color': '#e3f0f2',
    'nav-hover-text-color': '#0b5563',
  },
  dark: {
    'primary-color': '#74c5d0',
    'secondary-color': '#74c5d0',
    'bg-color': '#171f27',
    'text-color': '#e9eef1',
    'header-color': '#e9eef1',
    'nav-bg-color': '#0f161c',
    'nav-text-color': '#e9eef1',
    'nav-hover-bg-color': '#14323a',
    'nav-hover-text-color': '#74c5d0',
  },
};

/** Sets the colours before the component starts, and again when the device changes between light and dark. */
export const referenceScript = `
const colours = ${JSON.stringify(colours)};
const explorer = document.querySelector('openapi-explorer');
const dark = matchMedia('(prefers-color-scheme: dark)');
const { theme } = document.documentElement.dataset;
const paint = () => {
  const isDark = theme ? theme === 'dark' : dark.matches;
  for (const [name, value] of Object.entries(isDark ? colours.dark : colours.light)) explorer.setAttribute(name, value);
};
dark.addEventListener('change', paint);
paint();
await import('/api/docs/explorer.js');
`;

/** The reference of the API: OpenAPI Explorer over our own document (decision 0014). */
export function referencePage(title: string, language: Language, theme?: Theme | undefined): string {
  const name = inHtml(`API · ${title}`);
  return `<!doctype html><html lang="${languageTag(language)}"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${name}</title><style>${style}</style>
<script type="module" src="/api/docs/start.js"></script></head>
<body><header><a class="home" href="/">${mark}${inHtml(title)}</a><span>API</span><a class="document" lang="en" href="/api/openapi.json">OpenAPI document</a></header>
<openapi-explorer lang="en" spec-url="/api/openapi.json" server-url="/api/v1" hide-server-selection="true" schema-expand-level="2" default-schema-tab="schema" nav-item-spacing="compact" aria-label="${name}"></openapi-explorer>
<noscript><p lang="en">The reference needs JavaScript. The <a href="/api/openapi.json">OpenAPI document</a> holds the same.</p></noscript></body></html>`;
}
