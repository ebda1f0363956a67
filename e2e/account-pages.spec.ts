import { expect, test } from '@playwright/test';
import { open, reload } from './open.ts';
import { mailLink } from './sandbox.ts';
import { acceptCookies, demoPeople, productUrl, signIn, signUp } from './sign-in.ts';

/** The way into the account, and what one has saved. */

test.use({ baseURL: process.env.HEIMA_URL });
test.beforeEach(async ({ context }) => {
  await acceptCookies(context);
  await signUp(context, 'Síða Prófsdóttir');
});

test('V011 R123: one signs out from the sidebar', async ({ page }) => {
  await open(page, '/account');
  const sidebar = page.getByRole('navigation', { name: 'Mínar síður' });
  await sidebar.getByRole('button', { name: 'Skrá út' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Skrá inn' })).toBeVisible();
});

test('E035 V028: a confirmation link that is opened again still says that the address is confirmed', async ({
  page,
}) => {
  const { email_addresses: emails } = await (await page.request.get('/api/v1/auth/user')).json();
  const link = await mailLink(emails[0].address, /emailconfirmation/);
  for (const open of [() => page.goto(link), () => page.reload(), () => page.goto(link)]) {
    await open();
    await expect(page.getByText('Netfangið er staðfest')).toBeVisible();
  }
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('V040: a number that takes no SMS is said so, at once and when a code is asked for again', async ({
  page,
}) => {
  await open(page, '/account/contact');
  await page.getByLabel('Bæta við símanúmeri').fill('8880004');
  await page.getByLabel('Bæta við símanúmeri').press('Enter');
  const row = page.getByRole('listitem').filter({ hasText: '888 0004' });
  await row.getByRole('button', { name: 'Staðfesta með SMS' }).click();
  await expect(row.getByRole('alert')).toContainText('Ekki tókst að senda SMS í þetta númer.');
  await expect(row.getByLabel('Kóði')).toHaveCount(0);
  await reload(page);
  await row.getByRole('button', { name: 'Staðfesta með SMS' }).click();
  await expect(row.getByRole('alert')).toContainText('Ekki tókst að senda SMS í þetta númer.');
  await expect(row.getByText(/Við sendum 6 tölustafa kóða/)).toHaveCount(0);
});

test('the first tab shows that another person has signed in in a second one', async ({ page, context }) => {
  await open(page, '/account');
  const live = page.waitForRequest(/\/api\/v1\/live$/);
  await signIn(context, demoPeople.tenant);
  // The first tab is looked at again.
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
  await live;
  await expect(page.getByText(/Annar aðgangur var opnaður í þessum vafra: Hildur/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Mínar síður' })).toContainText('Hildur');
});

test('V029 eye B11: every tile of the account leads to its page, which is called as the tile and the menu', async ({
  page,
}) => {
  await open(page, '/account');
  const places = await page
    .locator('main li > a')
    .evaluateAll((all) =>
      all.map((link) => ({ path: link.getAttribute('href')!, name: link.querySelector('b')!.textContent })),
    );
  const paths = places.map(({ path }) => path);
  expect(paths).toContain('/account/login-security');
  expect(paths).toContain('/profile');
  for (const { path, name } of places) {
    const answer = await page.goto(path);
    expect(answer!.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(new RegExp(`^${name} · `));
    // Staff alone have the payout methods in the menu (R029).
    if (path === '/account/payout-methods') continue;
    await expect(
      page.getByRole('navigation', { name: 'Mínar síður' }).locator('[aria-current]'),
    ).toContainText(name);
  }
});

test('V244: a home that is removed from the favourites can be put back', async ({ page, context }) => {
  await open(page, '/account/liked-listings');
  await expect(page.getByText('Engin eign í uppáhaldi')).toBeVisible();
  const { items } = await (await context.request.get('/api/v1/listings?page_size=2')).json();
  for (const { id } of items)
    await context.request.post(`/api/v1/listings/${id}/like`, { headers: { origin: productUrl() } });
  await reload(page);
  const cards = page.locator('article[data-listing]');
  await expect(cards).toHaveCount(2);
  await cards
    .first()
    .getByRole('button', { name: /^Fjarlægja úr uppáhaldi/ })
    .click();
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: 'Afturkalla' }).click();
  await expect(cards).toHaveCount(2);
});
