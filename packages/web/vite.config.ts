import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { cssLayers } from './scripts/css-layers.mjs';
import { cssThemes } from './scripts/css-themes.mjs';
import { leanContract } from './scripts/lean-contract.mjs';
import { textFiles } from './scripts/text-files.mjs';

/**
 * What every page needs comes in one file instead of some sixty: React, its router and the query cache, and the ground
 * of our own pages. Small files of their own cost each a request and compress worse.
 */
const library =
  /node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack[\\/](react-query|query-core)|cookie|set-cookie-parser|turbo-stream)[\\/](?!.*(useQueries|queriesObserver)\.js$)/;
// A group takes along all that its files import: none of them may import endpoints, or the frame would hold all schemas.
const ground = [
  /web[\\/]app[\\/]platform[\\/](api|i18n|format|errors)[\\/](?!send-file|signed-in-page)/,
  /web[\\/]app[\\/]platform[\\/]forms[\\/]early-typing\.ts$/,
  /web[\\/]app[\\/]platform[\\/](?!later-part|theme|chosen-theme|night-media)[^\\/]+\.tsx?$/,
  /web[\\/]app[\\/]ui[\\/](head|icon|logo|avatar|toasts|toast-region|fields[\\/]input)\.tsx?$/,
  /domain[\\/]src[\\/]shared[\\/](language|money|plain-date|say|endpoint|text-key|code-text)\.ts$/,
  // The header, the footer and what they open.
  /web[\\/]app[\\/](header-menu|areas[\\/].*header\.menu|areas[\\/]shell[\\/](page-services|site-(header|footer)))\.tsx?$/,
  /web[\\/]app[\\/]features[\\/](auth[\\/](open-login|claim-begun-draft)|shell[\\/](menu|in-language|theme-links))\.tsx?$/,
  /web[\\/]app[\\/]ui[\\/](card|ridge|count|money|state-badge)\.tsx$/,
  /web[\\/]app[\\/]entities[\\/]listing[\\/](card-words|liked-listings|listing-picture)\.tsx?$/,
  /domain[\\/]src[\\/]listings[\\/](client-id|listing-codes|point)\.ts$/,
  /domain[\\/]src[\\/]reference[\\/]label-key\.ts$/,
  // Parts that hydrate late are drawn with the page: their styles may not wait for their scripts.
  /web[\\/]app[\\/](entities[\\/]listing[\\/]listing-card|ui[\\/](facts|qr-code))\.module\.css$/,
  /icons[\\/]Icon(Bell|Check|Chevron(Down|Left|Right)|DeviceMobile|Heart|Menu2|Plus|Search|World|X)\.mjs$/,
];
/** What the pages of visitors share besides: the card of a home and the words of a search. */
const market = [
  /web[\\/]app[\\/]entities[\\/]listing[\\/](card-pictures|card-skeleton|like-button|listing-card)\.tsx?$/,
  /web[\\/]app[\\/]features[\\/]search[\\/]search-path\.tsx?$/,
  /web[\\/]app[\\/]features[\\/]places[\\/]place-field\.tsx$/,
  /domain[\\/]src[\\/]listing-search[\\/](read-search|search-fields)\.ts$/,
];
const initial = (name: string, parts: readonly RegExp[]) => ({
  name,
  test: (id: string) => parts.some((part) => part.test(id)),
  tags: ['$initial' as const],
});

/** What opens over a page. */
const dialogs = [
  /web[\\/]app[\\/]ui[\\/](dialog|modal[\w-]*)\.tsx?$/,
  /icons[\\/]Icon(ArrowLeft|Mail|Lock)\.mjs$/,
];
/** The fields of most forms. */
const fields = [
  /web[\\/]app[\\/]ui[\\/](prose|fields[\\/](text-field|digits-input|grouped-digits|phone-field))\.tsx?$/,
  /domain[\\/]src[\\/]\w+[\\/](phone-number|email-address|[\w-]+-limits)\.ts$/,
  /icons[\\/]Icon(ArrowLeft|Mail|Lock)\.mjs$/,
];
const late = (name: string, parts: readonly RegExp[]) => ({
  name,
  test: (id: string) => parts.some((part) => part.test(id)),
});

const groups = [
  initial('frame', [library, ...ground]),
  late('card-icons', [/icons[\\/]Icon(Dog|Armchair)\.mjs$/, /web[\\/]app[\\/]platform[\\/]later-part\.tsx$/]),
  late('listing-icons', [
    /icons[\\/]Icon(Users|Bath|Home|Photo|Camera|EyeOff|ShieldCheck|Pencil|Calendar)\.mjs$/,
  ]),
  // The front page has one field and no form, and signing in has no home.
  initial('field', [/web[\\/]app[\\/]ui[\\/]fields[\\/]field\.tsx$/]),
  late('typed', [/domain[\\/]src[\\/]shared[\\/](typed-number|square-metres|read-isk|written-date)\.ts$/]),
  // The page of a home says what a rent is a month, without the search.
  late('about-month', [
    /web[\\/]app[\\/]entities[\\/]listing[\\/]about-month\.tsx$/,
    /domain[\\/]src[\\/]exchange-rates[\\/](about|comparable)-rent\.ts$/,
  ]),
  initial('market', market),
  // Rows and sections are drawn by the server in a part whose script comes later: their sheets must not wait for it.
  late('listing-parts', [
    /web[\\/]app[\\/]ui[\\/](bottom-bar|facts|rows|section|state-badge)\.tsx$/,
    /web[\\/]app[\\/]entities[\\/]listing[\\/](cost-words|costs|photo-alt)\.tsx?$/,
    /icons[\\/]IconBed\.mjs$/,
  ]),
  late('fields', fields),
  late('dialogs', dialogs),
  late('chips', [/web[\\/]app[\\/]ui[\\/](chip|tag-chip)\.tsx$/]),
  late('search-words', [
    /web[\\/]app[\\/]areas[\\/]find[\\/]search[\\/](filter-words|hidden-fields|search-address)\.tsx?$/,
    /web[\\/]app[\\/]features[\\/]alerts[\\/](search-notes|saved-searches|save-search-button)\.tsx?$/,
    /domain[\\/]src[\\/]alerts[\\/]saved-search\.ts$/,
  ]),
];

/**
 * The server's build holds every package it uses, reduced to what it uses of it: left outside, the icons alone would
 * load 75 MB, and React its development parts.
 */
const server = {
  resolve: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { minify: 'oxc' as const, chunkSizeWarningLimit: 2000 },
};

const client = {
  // The map is larger, and fetched only where it is shown.
  build: {
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { output: { codeSplitting: { groups } } },
    // The names of all files that a part fetched later needs would be carried by every page; what it shares is there
    // already, and the rest is found when the part itself has come.
    modulePreload: {
      resolveDependencies: (_part: string, files: string[]) => files.filter((file) => file.endsWith('.css')),
    },
  },
};

/** Five letters in what is shipped; the file's own words besides while one works on it. */
const className = (short: boolean) => (short ? '_[hash:base64:5]' : '[name]_[local]_[hash:base64:5]');

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), leanContract(), textFiles()],
  css: {
    postcss: { plugins: [cssThemes(), cssLayers()] },
    modules: { generateScopedName: className(command === 'build') },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  ...(command === 'build' ? { environments: { client, ssr: server } } : {}),
  resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
  optimizeDeps: { include: ['react-dom/client', 'react-router/dom', '@tanstack/react-query'] },
}));
