import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { smallMap } from '../packages/web/app/features/map/testing/small-map.ts';
import { open } from './open.ts';
import { type StartedProduct, startProduct } from './start-product.ts';

/** What the small file covers the country with, as `vector-colours.ts` and Protomaps paint it by day and by night. */
const parks = { light: '#9cd3b4', dark: '#2f4f43' } as const;
const name = 'maps/small.pmtiles';

/** A port beside that of the product of all journeys. */
const beside = (port: string) => String(Number(port) + 5000);

let product: StartedProduct;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await startProduct({
    port: beside(process.env.E2E_PORT ?? '3900'),
    sandboxPort: beside(process.env.E2E_SANDBOX_PORT ?? '4900'),
    environment: { MAP_TILES: name, DEMO_COUNT: '4' },
    files: { [name]: smallMap({ layers: { landuse: { kind: 'park' } }, attribution: 'Kort © Prófun' }) },
  });
});
test.afterAll(() => product.stop());

/** How much of a picture has a colour, from 0 to 1. */
async function shareOf(colour: string, picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  let found = 0;
  for (let at = 0; at < data.length; at += 3)
    if (wanted.every((part, index) => Math.abs(data[at + index]! - part) <= 2)) found += 1;
  return found / (info.width * info.height);
}

async function openMap(page: Page) {
  const answer = await page.request.get(`${product.url}/api/v1/listings?page_size=1`);
  await open(page, `${product.url}/listings/${(await answer.json()).items[0].id}`);
  const map = page.locator('.maplibregl-map');
  await page.locator('[aria-labelledby=place]').scrollIntoViewIfNeeded();
  await map.scrollIntoViewIfNeeded();
  return map;
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`eye A8: the tiles of the operator’s own file are shown with its credit (${colorScheme})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ colorScheme, locale: 'is-IS' });
    await context.addCookies([{ name: 'heima_cookies', value: '1', url: product.url }]);
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    const parts: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith(`/media/${name}`)) parts.push(response.status());
    });
    const map = await openMap(page);
    await expect(map).toContainText('Kort © Prófun');
    await expect.poll(async () => shareOf(parks[colorScheme], await map.screenshot())).toBeGreaterThan(0.3);
    expect(new Set(parts)).toEqual(new Set([206]));
    expect(faults).toEqual([]);
    await context.close();
  });
