// npm run screenshots: the pictures of the README, taken from a running product (HEIMA_URL, else http://localhost:3000).
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { buildlessPrepare, root } from './prepare.mjs';

buildlessPrepare();
const require = createRequire(path.join(root, 'packages/server/package.json'));
const { chromium } = require('@playwright/test');
const sharp = require('sharp');
const url = process.env.HEIMA_URL ?? 'http://localhost:3000';
const folder = path.join(root, 'docs/screenshots');
fs.mkdirSync(folder, { recursive: true });

const { items } = await (await fetch(`${url}/api/v1/listings?page_size=1&listing_category=apartment`)).json();
const shots = [
  ['home-1280', '/', 1280, 820],
  ['search-1280', '/listings?cities=reykjavik', 1280, 820],
  ['listing-360', `/listings/${items[0].id}`, 360, 780],
  ['wizard-1280', '/start-listing?step=5_pricing', 1280, 820],
];
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--use-gl=swiftshader', '--enable-unsafe-swiftshader'],
});
for (const [name, address, width, height] of shots) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 1.5,
    locale: 'is-IS',
  });
  await context.addCookies([{ name: 'heima_cookies', value: '1', url }]);
  const page = await context.newPage();
  await page.goto(url + address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1500);
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(path.join(folder, `${name}.webp`));
  await context.close();
}
await browser.close();
