import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { open } from './open.ts';
import { acceptCookies, demoPeople, productUrl, signIn, signUp } from './sign-in.ts';

/** The overviews of a tenant and of a landlord side by side: what one does appears on the other's without loading anew. */

const waiting = (page: Page) => page.getByRole('list', { name: 'Bíður þín' });
const row = (page: Page, words: RegExp) => waiting(page).getByRole('link', { name: words });

/** The number that a row begins with; 0 while there is no such row. */
async function numberOf(page: Page, words: RegExp): Promise<number> {
  const rows = await row(page, words).allTextContents();
  return rows.length === 0 ? 0 : Number(/\d+/.exec(rows[0]!)![0]);
}

/** Follows a row, compares its number with what stands in the list, and goes back. */
async function equalsItsList(page: Page, words: RegExp, items: (page: Page) => ReturnType<Page['locator']>) {
  const overview = page.url();
  const count = await numberOf(page, words);
  expect(count).toBeGreaterThan(0);
  const list = (await row(page, words).getAttribute('href'))!;
  await row(page, words).click();
  // What has happened last looks like some of the lists: Back before the list is there leads to the page before.
  await expect(page).toHaveURL(list);
  await expect(items(page)).toHaveCount(count);
  await page.goBack();
  await expect(page).toHaveURL(overview);
  await expect(waiting(page)).toBeVisible();
}

const post = async (context: BrowserContext, path: string, data: object = {}) => {
  const answer = await context.request.post(`${productUrl()}/api/v1${path}`, {
    data,
    headers: { origin: productUrl() },
  });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as { id: string; bid: { id: string } };
};

test('V003 V004 V099 V101 V103 V108 V111: an application, bids, an open house and answers appear on the overview of the other side, each with the number of its list', async ({
  browser,
}) => {
  const [forTenant, forLandlord] = [
    await browser.newContext({
      baseURL: productUrl(),
      viewport: { width: 360, height: 780 },
      hasTouch: true,
    }),
    await browser.newContext({ baseURL: productUrl() }),
  ];
  for (const context of [forTenant, forLandlord]) await acceptCookies(context);
  const { id: tenantId } = await signUp(forTenant, 'Þórdís Ýr Ægisdóttir');
  await signIn(forLandlord, demoPeople.landlord);
  const [tenant, landlord] = [await forTenant.newPage(), await forLandlord.newPage()];
  await open(landlord, '/landlord');
  await open(tenant, '/tenant');
  await expect(tenant.getByRole('link', { name: 'Finndu húsnæði' })).toBeVisible();
  const before = {
    applications: await numberOf(landlord, /ný umsókn|nýjar umsóknir/),
    bids: await numberOf(landlord, /tilboð/),
  };

  const { items } = (await (
    await forLandlord.request.get(`${productUrl()}/api/v1/landlords/listings?state=PUBLISHED`)
  ).json()) as { items: { id: string; price: { currency: string } | null }[] };
  const home = items.find(({ price }) => price?.currency === 'ISK')!;
  const application = await post(forTenant, `/listings/${home.id}/applications`, {
    message: 'Halló',
    preferred_move_in: 'asap',
    preferred_stay: 'longer',
    adults: 1,
    occupation: 'student',
    is_smoking: false,
    negotiate_price: true,
  });
  await expect.poll(() => numberOf(landlord, /ný umsókn|nýjar umsóknir/)).toBe(before.applications + 1);
  await expect(landlord.getByRole('link', { name: /Þórdís Ýr Ægisdóttir/ }).first()).toBeVisible();
  await equalsItsList(landlord, /ný umsókn|nýjar umsóknir/, (page) =>
    page.locator('main li').filter({ has: page.getByRole('heading', { level: 2 }) }),
  );

  const offer = await post(forTenant, `/listings/${home.id}/rental-offers`, { price: 250_000 });
  await expect.poll(() => numberOf(landlord, /tilboð/)).toBe(before.bids + 1);
  await equalsItsList(landlord, /tilboð/, (page) =>
    page.getByRole('list', { name: 'Tilboð' }).getByRole('listitem'),
  );
  await post(forLandlord, `/rental-offers/${offer.id}/counter`, { price: 255_000 });
  await expect.poll(() => numberOf(landlord, /tilboð/)).toBe(before.bids);
  await expect(row(tenant, /1 tilboð bíður svars/)).toBeVisible();
  await equalsItsList(tenant, /tilboð/, (page) =>
    page.getByRole('list', { name: 'Tilboðin mín' }).getByRole('listitem'),
  );

  // The end of tomorrow is always less than two days away.
  const startsAt = new Date(Date.now() + 3 * 3_600_000);
  const soon = await numberOf(landlord, /op(ið|in) hús/);
  const { id: openHouse } = await post(forLandlord, `/listings/${home.id}/openhouses`, {
    starts_at: startsAt.toISOString(),
    ends_at: new Date(startsAt.getTime() + 3_600_000).toISOString(),
  });
  await expect.poll(() => numberOf(landlord, /op(ið|in) hús/)).toBe(soon + 1);
  await post(forLandlord, `/openhouses/${openHouse}/invites`, { invitee_ids: [tenantId] });
  await expect(row(tenant, /1 boð í opið hús/)).toBeVisible();
  await row(tenant, /1 boð í opið hús/).click();
  await tenant.getByRole('button', { name: 'Þiggja boðið' }).click();
  await expect(tenant.getByText('Hér bíður ekkert lengur.')).toBeVisible();
  await open(tenant, '/tenant');
  await equalsItsList(tenant, /1 opið hús/, (page) =>
    page.getByRole('list', { name: 'Opnu húsin mín' }).getByRole('listitem'),
  );
  await equalsItsList(landlord, /op(ið|in) hús/, (page) =>
    page.getByRole('list', { name: 'Opin hús' }).getByRole('listitem'),
  );

  await post(forLandlord, `/landlords/rental-applications/${application.id}/accept`);
  await expect(row(tenant, /1 nýtt svar við umsókn/)).toBeVisible();
  await expect(tenant.getByRole('region', { name: 'Nýlega' })).toContainText('Umsókn');
  await equalsItsList(tenant, /1 nýtt svar/, (page) =>
    page.locator('main li').filter({ has: page.locator('a[href^="/tenant/applications/"]') }),
  );
  await row(tenant, /1 nýtt svar/).click();
  await tenant.locator('main a[href^="/tenant/applications/"]').first().click();
  await expect(tenant.getByText('Leigusalinn hefur samþykkt umsóknina.')).toBeVisible();
  // What was looked at waits no more.
  await open(tenant, '/tenant');
  await expect(waiting(tenant)).toBeVisible();
  await expect(row(tenant, /nýtt svar/)).toHaveCount(0);
  for (const context of [forTenant, forLandlord]) await context.close();
});
