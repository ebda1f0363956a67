import fs from 'node:fs';
import path from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { open } from './open.ts';
import { acceptCookies, demoPeople, productUrl, signIn } from './sign-in.ts';

/**
 * What a page fetches of JavaScript before anybody presses anything, gzipped as it is served. Sets of texts are not
 * counted, and heavy parts are held to figures of their own.
 */
const budgets = { public: 150_000, signedIn: 220_000 } as const;

/** Parts that are fetched only where they are shown, by the beginning of their files' names. */
const heavyParts: Readonly<Record<string, { files: RegExp; budget: number }>> = {
  // With the towns that it names and the signs of its buttons.
  map: {
    files: /^(use-map-style|map-style|search-map|maplibre-gl-worker|cities|fold|IconMinus)-/,
    budget: 455_000,
  },
};

const assets = path.resolve(import.meta.dirname, '../packages/web/build/client/assets');
const size = (name: string) => fs.statSync(path.join(assets, `${name}.gz`)).size;
const sum = (files: readonly string[]) => files.reduce((total, file) => total + size(file), 0);
/** A file that holds one object and no code is a set of texts. */
const isText = (name: string) =>
  /^var (\w+)=(?:\{\w+:|JSON\.parse\(`)(?!.*=>).*export\{\1 as default\};?\s*$/s.test(
    fs.readFileSync(path.join(assets, name), 'utf8'),
  );

const firstListing = async (context: BrowserContext): Promise<string> => {
  const answer = await context.request.get(`${productUrl()}/api/v1/listings?page_size=1`);
  return `/listings/${(await answer.json()).items[0].id}`;
};

const pages: readonly [string, string | typeof firstListing, (keyof typeof demoPeople)?][] = [
  ['front page', '/'],
  ['search', '/listings'],
  ['listing', firstListing],
  ['about', '/about'],
  ['terms', '/terms'],
  ['sign-in', '/login'],
  ['a page that there is none of', '/no-such-page'],
  ['own account', '/account', 'landlord'],
  ['own listings', '/landlord/my-listings', 'landlord'],
  ['notifications', '/notifications', 'landlord'],
  ['own profile', '/profile/edit', 'tenant'],
  ['listing wizard', '/start-listing', 'landlord'],
];

/** The script files that the page has asked for. */
const scripts = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((name) => /^\/assets\/[^/]+\.m?js$/.test(name))
        .map((name) => name.replace('/assets/', '')),
    ),
  ]);

for (const [name, address, person] of pages)
  test(`${name}: its scripts keep to their budget`, async ({ page, context }) => {
    await acceptCookies(context);
    if (person) await signIn(context, demoPeople[person]);
    await open(page, `${productUrl()}${typeof address === 'string' ? address : await address(context)}`);
    const fetched = (await scripts(page)).filter((file) => !isText(file));
    for (const [part, { files, budget }] of Object.entries(heavyParts))
      expect(sum(fetched.filter((file) => files.test(file))), `${name}: its ${part}`).toBeLessThanOrEqual(
        budget,
      );
    const files = fetched.filter((file) => !Object.values(heavyParts).some((part) => part.files.test(file)));
    const total = sum(files);
    const largest = files.sort((a, b) => size(b) - size(a)).map((file) => `${size(file)} ${file}`);
    const budget = person ? budgets.signedIn : budgets.public;
    expect(files.length).toBeGreaterThan(0);
    expect(
      total,
      `${name}: ${total} bytes of JavaScript in ${files.length} files, ${budget} allowed:\n${largest.join('\n')}`,
    ).toBeLessThanOrEqual(budget);
  });
