import { expect, test } from '@playwright/test';
import { acceptCookies, productUrl } from './sign-in.ts';

/** The way into the account, and what one has saved. */

test.use({ baseURL: process.env.HEIMA_URL });
test.beforeEach(async ({ context }) => {
  await acceptCookies(context);
  const answer = await context.request.post(`${productUrl()}/api/v1/users`, {
    data: {
      email: `sidur.${Date.now()}.${process.pid}@daemi.is`,
      full_name: 'Síða Prófsdóttir',
      password: 'leyndo12',
      terms_accepted: true,
    },
    headers: { origin: productUrl() },
  });
  expect(answer.ok()).toBe(true);
});

test('V029: every tile of the account leads to its page', async ({ page }) => {
  await page.goto('/account', { waitUntil: 'networkidle' });
  const links = page.locator('main .tile');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  expect(paths).toContain('/account/login-security');
  expect(paths).toContain('/profile');
  for (const path of paths) {
    const answer = await page.goto(path);
    expect(answer!.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('V244: a home that is taken out of the favourites can be put back', async ({ page, context }) => {
  await page.goto('/account/liked-listings', { waitUntil: 'networkidle' });
  await expect(page.getByText('Engin eign í uppáhaldi')).toBeVisible();
  const { items } = await (await context.request.get('/api/v1/listings?page_size=2')).json();
  for (const { id } of items)
    await context.request.post(`/api/v1/listings/${id}/like`, { headers: { origin: productUrl() } });
  await page.reload({ waitUntil: 'networkidle' });
  const cards = page.locator('article.lc');
  await expect(cards).toHaveCount(2);
  await cards
    .first()
    .getByRole('button', { name: /^Fjarlægja úr uppáhaldi/ })
    .click();
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: 'Afturkalla' }).click();
  await expect(cards).toHaveCount(2);
});
