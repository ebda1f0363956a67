import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { cssLayers } from './scripts/css-layers.mjs';
import { leanContract } from './scripts/lean-contract.mjs';

/**
 * What every page needs comes in one file instead of some sixty: React, its router and the query cache, and the ground
 * of our own pages. Small files of their own cost each a request and compress worse.
 */
const library =
  /node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack[\\/](react-query|query-core)|cookie|set-cookie-parser|turbo-stream)[\\/]/;
// A group takes along all that its files import: none of them may import endpoints, or the frame would hold all schemas.
const ground = [
  /web[\\/]app[\\/]platform[\\/](api|i18n|format|errors)[\\/](?!send-file|signed-in-page)/,
  /web[\\/]app[\\/]platform[\\/][^\\/]+\.tsx?$/,
  /web[\\/]app[\\/]ui[\\/](head|icon|logo|avatar|toasts|toast-region|fields[\\/]input)\.tsx?$/,
  /domain[\\/]src[\\/]shared[\\/](language|money|plain-date|say|endpoint|text-key)\.ts$/,
  /icons[\\/]Icon(Bell|Check|Chevron(Down|Left|Right)|DeviceMobile|Menu2|Search|World)\.mjs$/,
];
/** What the pages of visitors share besides: the card of a home and the words of a search. */
const market = [
  /web[\\/]app[\\/]entities[\\/]listing[\\/](card-pictures|card-words|like-button|listing-card|listing-picture)\.tsx?$/,
  /web[\\/]app[\\/]features[\\/]search[\\/](amount-input|search-path)\.tsx?$/,
  /web[\\/]app[\\/]features[\\/]places[\\/]place-field\.tsx$/,
  /domain[\\/]src[\\/]listing-search[\\/](read-search|search-fields)\.ts$/,
];
const initial = (name: string, parts: readonly RegExp[]) => ({
  name,
  test: (id: string) => parts.some((part) => part.test(id)),
  tags: ['$initial' as const],
});

const groups = [initial('frame', [library, ...ground]), initial('market', market)];

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
  build: { chunkSizeWarningLimit: 1500, rolldownOptions: { output: { codeSplitting: { groups } } } },
};

/** Five letters in what is shipped; the file's own words besides while one works on it. */
const className = (short: boolean) => (short ? '_[hash:base64:5]' : '[name]_[local]_[hash:base64:5]');

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), leanContract()],
  css: {
    postcss: { plugins: [cssLayers()] },
    modules: { generateScopedName: className(command === 'build') },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  ...(command === 'build' ? { environments: { client, ssr: server } } : {}),
  resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
  optimizeDeps: { include: ['react-dom/client', 'react-router/dom', '@tanstack/react-query'] },
}));
