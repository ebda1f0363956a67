import { type Browser, expect, type Page, test } from '@playwright/test';
import { open, reload } from './open.ts';
import { acceptCookies, demoPeople, productUrl, sandboxUrl, signIn } from './sign-in.ts';
import { closeAll } from './two-sides.ts';
import { violations } from './violations.ts';

test.afterEach(closeAll);

/** What people are notified of: under the bell, live, on a page of its own, by e-mail, and how they choose. */

test.use({ baseURL: process.env.HEIMA_URL });
test.describe.configure({ mode: 'serial' });
test.beforeEach(({ context }) => acceptCookies(context));

const tenant = 'hildur.eva.jonasdottir@demo.example';
const bell = (page: Page) => page.getByRole('link', { name: /^Tilkynningar/ });
const box = (page: Page) => page.getByRole('dialog', { name: 'Tilkynningar' });
const unsafe = { origin: productUrl() };

interface Home {
  id: string;
  price: number;
  title: string;
}

/** A published listing of the landlord, by the API. */
async function ownListing(landlord: Page): Promise<Home> {
  const answer = await landlord.request.get('/api/v1/landlords/listings');
  const { items } = await answer.json();
  const found = items.find(
    (one: { visible: boolean; price: { currency: string } | null }) =>
      one.visible && one.price?.currency === 'ISK',
  );
  return { id: found.id, price: found.price.price, title: found.title };
}

/** Lowers the rent of a home by a little more than a hundredth, of which its likers are notified. */
async function lowerRent(landlord: Page, home: Home): Promise<void> {
  home.price -= Math.ceil(home.price / 90);
  const answer = await landlord.request.post(`/api/v1/listings/${home.id}/price`, {
    headers: unsafe,
    data: { price: home.price, currency: 'ISK', price_type: 1 },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** A landlord's page, and a home of the landlord that the tenant of the page likes. */
async function withLikedHome(browser: Browser, page: Page): Promise<{ landlord: Page; home: Home }> {
  const context = await browser.newContext();
  await signIn(context, demoPeople.landlord);
  const landlord = await context.newPage();
  const home = await ownListing(landlord);
  const liked = await page.request.post(`/api/v1/listings/${home.id}/like`, { headers: unsafe, data: {} });
  expect(liked.ok()).toBe(true);
  return { landlord, home };
}

/** How many notifications the person of the page has. */
async function countOf(page: Page): Promise<number> {
  const { id } = await (await page.request.get('/api/v1/auth/user')).json();
  return (await (await page.request.get(`/api/v1/users/${id}/notifications`)).json()).count;
}

test('V008 R166 R167 R168 R171 R172 R174: the box loads, pages back, and leads to the home', async ({
  page,
  context,
  browser,
}) => {
  await signIn(context, tenant);
  const { landlord, home } = await withLikedHome(browser, page);
  const before = await countOf(page);
  for (let n = 1; n <= 9; n += 1) {
    await lowerRent(landlord, home);
    // Each is awaited: of drops in quick succession only the last price is notified.
    await expect.poll(() => countOf(page), { timeout: 30_000 }).toBe(before + n);
  }
  await open(page, '/');
  await bell(page).click();
  const rows = box(page).getByRole('listitem');
  await expect(rows).toHaveCount(6);
  await expect(bell(page)).toHaveAccessibleName('Tilkynningar');
  await box(page).getByRole('button', { name: 'Sækja eldri tilkynningar' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(6);
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
  await reload(page);
  await expect(bell(page)).toHaveAccessibleName('Tilkynningar');
  await bell(page).press('Enter');
  const first = rows.first().getByRole('link');
  const target = await first.getAttribute('href');
  await first.click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(box(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('R023 R183: a lower price reaches who likes the home, live at the bell and by e-mail; the link stops the e-mails', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  await signIn(context, tenant);
  const { landlord, home } = await withLikedHome(browser, page);
  // Everything before is seen.
  await open(page, '/notifications');
  const live = page.waitForResponse((response) => response.url().endsWith('/api/v1/live'));
  await page.goto('/about');
  await live;
  await lowerRent(landlord, home);
  await expect(bell(page)).toHaveAccessibleName('Tilkynningar, 1 ný', { timeout: 30_000 });
  await bell(page).click();
  await expect(box(page).getByRole('listitem').first()).toContainText(home.title);
  await expect(bell(page)).toHaveAccessibleName('Tilkynningar');
  // While the box is open news come into it, and are seen at once.
  await lowerRent(landlord, home);
  const rent = `${String(home.price).replace(/\B(?=(\d{3})+$)/g, '.')}\u00a0kr.`;
  await expect(box(page).getByRole('listitem').first()).toContainText(`í ${rent}`, { timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(bell(page)).toHaveAccessibleName('Tilkynningar');

  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${sandboxUrl()}/__sandbox/mail?to=${encodeURIComponent(tenant)}`);
        const { items } = (await answer.json()) as {
          items: { subject: string; text: string; links: { href: string }[] }[];
        };
        // Of the same home other messages may have come.
        const email = items.find(({ subject, text }) => /lækk/i.test(subject) && text.includes(home.title));
        link = email?.links.map(({ href }) => href).find((href) => href.includes('/unsubscribe/'));
        return link;
      },
      { timeout: 110_000, intervals: [3000] },
    )
    .toBeTruthy();
  const stranger = await (await browser.newContext()).newPage();
  await open(stranger, link!);
  await stranger.getByRole('button', { name: 'Slökkva á póstum' }).click();
  await expect(stranger.getByText('Slökkt er á póstum')).toBeVisible();
  await open(page, '/account/notifications');
  const toggle = page.getByRole('switch', { name: /^Verð lækkar .*: Tölvupóstur$/ });
  await expect(toggle).not.toBeChecked();
  await stranger.getByRole('button', { name: 'Kveikja aftur' }).click();
  await expect(stranger.getByText('Kveikt er á póstum')).toBeVisible();
  await reload(page);
  await expect(toggle).toBeChecked();
});

test('V030 R181 R182: what is switched off stays off, by keyboard too', async ({ page, context }) => {
  await signIn(context, tenant);
  await open(page, '/account/notifications');
  const toggle = page.getByRole('switch', { name: /^Eign sem þér líkar .*: Tölvupóstur$/ });
  await expect(toggle).toBeChecked();
  await toggle.press('Space');
  await expect(page.getByText(/^Slökkt: /)).toBeVisible();
  await reload(page);
  await expect(toggle).not.toBeChecked();
  await toggle.press('Space');
  await expect(page.getByText(/^Kveikt: /)).toBeVisible();
  await expect(toggle).toBeChecked();
  // By mouse, where the knob is.
  const { x, y, width, height } = (await toggle.boundingBox())!;
  for (const isOn of [false, true]) {
    await page.mouse.click(x + width - 9, y + height / 2);
    await expect(toggle).toBeChecked({ checked: isOn });
  }
});

test('V243: the page has all of them, goes on to older ones, and needs signing in', async ({
  page,
  context,
}) => {
  await page.goto('/notifications');
  await expect(page).toHaveURL(/\/login\/?\?from=%2Fnotifications/);
  await signIn(context, tenant);
  await open(page, '/notifications');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(6);
  const older = page.getByRole('button', { name: 'Sækja eldri tilkynningar' });
  while (await older.isVisible()) {
    const before = await rows.count();
    await older.click();
    await expect.poll(() => rows.count()).toBeGreaterThan(before);
  }
  await expect(page.getByText('Þetta eru allar tilkynningarnar')).toBeVisible();
  await page.getByRole('button', { name: 'Merkja allt sem lesið' }).click();
  await expect(page.getByText('Ný', { exact: true })).toHaveCount(0);
});

test('V008: without scripts the bell leads to the page, which can be read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await acceptCookies(context);
  await signIn(context, tenant);
  const page = await context.newPage();
  await page.goto('/');
  await bell(page).click();
  await expect(page).toHaveURL(/\/notifications$/);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6);
});

for (const width of [360, 1280])
  test(`V008: axe finds nothing in the open box at ${width} px, in any language, in both schemes`, async ({
    page,
    context,
  }) => {
    await signIn(context, tenant);
    await page.setViewportSize({ width, height: 800 });
    for (const [lang, colorScheme] of [
      ['is', 'light'],
      ['en', 'dark'],
      ['ua', 'light'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await open(page, `/about?lang=${lang}`);
      await page.locator('header a[href="/notifications"]').click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('listitem')).toHaveCount(6);
      expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
      await expect(dialog.getByRole('button').first()).toBeInViewport({ ratio: 1 });
      expect((await dialog.textContent()) ?? '').not.toContain('{{');
      expect(await violations(page), lang).toEqual([]);
    }
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('V008: the box is a whole page, and the bell stands in the account too', async ({ page, context }) => {
    await signIn(context, tenant);
    await open(page, '/account/contact');
    await bell(page).click();
    await expect(box(page).getByRole('listitem')).toHaveCount(6);
    expect(await box(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 780 });
    await box(page).getByRole('link', { name: 'Sjá allar tilkynningar' }).click();
    await expect(page).toHaveURL(/\/notifications$/);
    await expect(box(page)).toBeHidden();
  });

  test('R184: when they cannot be had, the box says so and tries again', async ({ page, context }) => {
    await signIn(context, tenant);
    await open(page, '/');
    let fails = true;
    await page.route(/\/api\/v1\/users\/[^/]+\/notifications$/, (route) =>
      fails ? route.fulfill({ status: 503, json: { status: 503, code: 'x', detail: '' } }) : route.continue(),
    );
    await bell(page).click();
    await expect(box(page).getByText('Ekki tókst að sækja tilkynningar')).toBeVisible();
    fails = false;
    await box(page).getByRole('button', { name: 'Reyna aftur' }).click();
    await expect(box(page).getByRole('listitem')).toHaveCount(6);
  });
});
