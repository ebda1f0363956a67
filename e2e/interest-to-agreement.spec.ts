import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { open } from './open.ts';
import { acceptCookies, demoPassword, demoPeople, productUrl, sandboxUrl, signUp } from './sign-in.ts';
import { homeOfLandlord } from './two-sides.ts';
import { wordsOf } from './words.ts';

/**
 * The whole way from a saved search to an agreement: a tenant on a phone and a landlord on a desk, each seeing the other's
 * step without loading anew, in Icelandic and in Ukrainian.
 */

const call = async (context: BrowserContext, method: 'get' | 'post', path: string, data?: object) => {
  const answer = await context.request[method](`${productUrl()}/api/v1${path}`, {
    ...(data && { data }),
    headers: { origin: productUrl() },
  });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (answer.status() === 204 ? {} : await answer.json()) as Record<string, never> & { id: string };
};

/**
 * A landlord of the demonstration who lets a home in krónur; other journeys have the usual one, whose pages must not change
 * their language under their feet.
 */
async function signInLandlord(context: BrowserContext, nth: number) {
  const answer = await fetch(`${sandboxUrl()}/__sandbox/people`);
  const { items } = (await answer.json()) as { items: { email: string; code?: string }[] };
  let left = nth;
  for (const { email, code } of items) {
    if (code || email === demoPeople.landlord) continue;
    await call(context, 'post', '/token', { email, password: demoPassword });
    const home = await homeOfLandlord(context);
    if (!home) continue;
    if (left === 0) return home;
    left -= 1;
  }
  throw new Error('No landlord lets a home');
}

for (const [nth, { language, name }] of (
  [
    { language: 'is', name: 'Ýrr Þöll Ægisdóttir' },
    { language: 'ua', name: 'Олена Ґудзь' },
  ] as const
).entries())
  test(`V003 V004 V065 V067 V100 V109 V113 V252 R215 R221 R229: from a saved search to an agreement, in ${language}`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const t = wordsOf(language);
    const phone = { viewport: { width: 360, height: 780 }, hasTouch: true };
    const forTenant = await browser.newContext({ baseURL: productUrl(), ...phone });
    const forLandlord = await browser.newContext({ baseURL: productUrl() });
    for (const context of [forTenant, forLandlord]) await acceptCookies(context);
    const { id: tenantId } = await signUp(forTenant, name);
    await call(forTenant, 'post', `/users/${tenantId}/set-primary-language`, { lang: language });
    const home = await signInLandlord(forLandlord, nth);
    const { id: landlordId } = await call(forLandlord, 'get', '/auth/user');
    await call(forLandlord, 'post', `/users/${landlordId}/set-primary-language`, { lang: language });
    const [tenant, landlord] = [await forTenant.newPage(), await forLandlord.newPage()];
    const press = (page: Page, key: string) =>
      page
        .getByRole('button', { name: t(key), exact: true })
        .first()
        .click();

    // The rent of a home comes down into what a saved search looks for.
    const rent = home.price.price - 1000;
    await call(forTenant, 'post', '/saved-searches', {
      name: 'Heima',
      filter: { min_price: rent - 500, max_price: rent + 500 },
    });
    const { version } = await call(forLandlord, 'get', `/listings/${home.id}`);
    const lowered = await forLandlord.request.post(`${productUrl()}/api/v1/listings/${home.id}/price`, {
      data: { price: rent, currency: 'ISK' },
      headers: { origin: productUrl(), 'if-match': `"${version}"` },
    });
    expect(lowered.ok()).toBe(true);
    const found = tenant.locator('a[href^="/account/saved-searches?new"]');
    await expect(async () => {
      await open(tenant, '/tenant');
      await expect(found).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    await found.click();
    await tenant.getByRole('link', { name: /Heima/ }).first().click();
    await tenant.locator(`a[href*="/listings/${home.id}"]`).first().click();
    await expect(tenant.getByRole('heading', { level: 1 })).toContainText(home.title);

    // Applying.
    await open(landlord, `/landlord/applications?group=new&listing=${home.id}`);
    await tenant
      .getByRole('link', { name: t('listingScreen.apply') })
      .last()
      .click();
    await tenant.getByLabel(t('applicationsScreen.apply.message')).fill('Þ Ґ — reyklaus');
    await tenant.getByLabel(t('applicationsScreen.apply.occupation')).selectOption({ index: 1 });
    await tenant
      .getByRole('group', { name: t('applicationsScreen.apply.smoking') })
      .getByText(t('applicationsScreen.apply.no'), { exact: true })
      .click();
    await press(tenant, 'applicationsScreen.apply.preview');
    await press(tenant, 'applicationsScreen.apply.send');
    await expect(tenant).toHaveURL(/\/tenant\/applications\/[0-9a-f-]{36}$/);
    const application = tenant.url().split('/').at(-1)!;
    await landlord.getByRole('link', { name }).first().click();
    await expect(landlord.getByText('Þ Ґ — reyklaus')).toBeVisible();

    // Talking: the application has made the conversation.
    const [tenantTalk, landlordTalk] = [await forTenant.newPage(), await forLandlord.newPage()];
    const { items } = (await call(forTenant, 'get', '/conversations')) as unknown as {
      items: { id: string }[];
    };
    const talk = items[0]!.id;
    await open(tenantTalk, `/inbox/${talk}`);
    await open(landlordTalk, `/inbox/${talk}`);
    const say = async (page: Page, text: string) => {
      await page.getByRole('textbox', { name: t('inboxScreens.compose.label') }).fill(text);
      await press(page, 'inboxScreens.compose.send');
    };
    const said = (page: Page, text: string) => page.locator('[dir=auto]').getByText(text, { exact: true });
    await say(tenantTalk, 'Er hægt að skoða? Чи можна оглянути?');
    await expect(said(landlordTalk, 'Er hægt að skoða? Чи можна оглянути?')).toBeVisible();
    await say(landlordTalk, 'Já, velkomin!');
    await expect(said(tenantTalk, 'Já, velkomin!')).toBeVisible();

    // Viewing: an invitation, which is accepted.
    const day = new Date(Date.now() + 35 * 24 * 3_600_000).toISOString().slice(0, 10);
    const { id: openHouse } = await call(forLandlord, 'post', `/listings/${home.id}/openhouses`, {
      starts_at: `${day}T17:00:00.000Z`,
      ends_at: `${day}T18:00:00.000Z`,
    });
    const host = await forLandlord.newPage();
    await open(host, `/open-houses/${openHouse}`);
    const visit = await forTenant.newPage();
    await open(visit, `/open-houses/${openHouse}`);
    await press(visit, 'openHousesScreen.attend');
    await expect(host.getByRole('list', { name: t('openHousesScreen.attendees') })).toContainText(name);

    // Bidding: a bid, one against it, and the agreement.
    const offers = (page: Page) => page.getByRole('region', { name: t('offersScreen.title') });
    const bid = async (page: Page, price: number) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').first().fill(String(price));
      await dialog.getByRole('button', { name: t('offersScreen.form.send') }).click();
      await expect(dialog).toHaveCount(0);
    };
    await tenant.bringToFront();
    await offers(tenant)
      .getByRole('button', { name: t('offersScreen.actions.bid') })
      .click();
    await bid(tenant, rent - 5000);
    await landlord.bringToFront();
    await offers(landlord)
      .getByRole('button', { name: t('offersScreen.actions.counter') })
      .click();
    await bid(landlord, rent - 2000);
    await tenant.bringToFront();
    await offers(tenant)
      .getByRole('button', { name: t('offersScreen.actions.accept'), exact: true })
      .click();
    await tenant
      .getByRole('alertdialog')
      .getByRole('button', { name: t('offersScreen.actions.accept'), exact: true })
      .click();
    for (const page of [tenant, landlord])
      await expect(offers(page).getByText(t('offersScreen.meaning.accepted'))).toBeVisible();

    // The conversation tells the whole of it to both.
    for (const page of [tenantTalk, landlordTalk]) {
      await page.bringToFront();
      await expect(
        page
          .locator(
            `a[href="/tenant/applications/${application}"], a[href="/landlord/applications/${application}"]`,
          )
          .first(),
      ).toBeVisible();
      await expect(page.locator('a[href^="/account/offers/"]')).toHaveCount(3);
    }
    for (const context of [forTenant, forLandlord]) await context.close();
  });
