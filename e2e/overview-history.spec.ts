import { expect, type Page, test } from '@playwright/test';
import { alive, open } from './open.ts';
import { acceptCookies, demoPeople, productUrl, signIn } from './sign-in.ts';

/** From an overview to each list and back: the list is one step in the history, and the overview the step before it. */

const rows = (page: Page) => page.getByRole('list', { name: 'Bíður þín' }).getByRole('link');
const addressOf = (page: Page) => page.url().slice(productUrl().length);

for (const side of ['tenant', 'landlord'] as const)
  for (const width of [360, 1280])
    test(`V003 V004: ${side}, ${width} px: from every row of the overview one goes to its list, Back and Forward`, async ({
      browser,
    }) => {
      const context = await browser.newContext({
        baseURL: productUrl(),
        viewport: { width, height: 780 },
      });
      await acceptCookies(context);
      await signIn(context, demoPeople[side]);
      const page = await context.newPage();
      await open(page, '/account');
      await open(page, `/${side}`);
      await expect(rows(page).first()).toBeVisible();
      const addresses = await rows(page).evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')!),
      );
      expect(addresses.length).toBeGreaterThan(3);
      const before = await page.evaluate(() => history.length);
      for (const [n, address] of addresses.entries())
        await test.step(address, async () => {
          await page.locator(`main a[href="${address}"]`).first().click();
          await expect.poll(() => addressOf(page)).toBe(address);
          // Some go back at once; and nothing that the list does by itself later is a step of its own.
          if (width > 360) {
            await alive(page);
            await page.waitForLoadState('networkidle');
            expect(addressOf(page)).toBe(address);
          }
          if (n === 0) expect(await page.evaluate(() => history.length)).toBe(before + 1);
          await page.goBack();
          await expect.poll(() => addressOf(page)).toBe(`/${side}`);
          await expect(rows(page).first()).toBeVisible();
          await page.goForward();
          await expect.poll(() => addressOf(page)).toBe(address);
          await page.goBack();
          await expect.poll(() => addressOf(page)).toBe(`/${side}`);
          await expect(rows(page)).toHaveCount(addresses.length);
        });
      await context.close();
    });
