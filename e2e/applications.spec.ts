import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { open } from './open.ts';
import { acceptCookies, demoPeople, productUrl, signIn, signUp } from './sign-in.ts';

/** From a home to an answer: tenant and landlord side by side, each seeing the other's step without loading anew. */

/** A published home of the demonstration's landlord. */
async function homeOfLandlord(context: BrowserContext): Promise<{ id: string; title: string }> {
  const answer = await context.request.get(`${productUrl()}/api/v1/landlords/listings?page_size=100`);
  const { items } = (await answer.json()) as { items: { id: string; title: string; visible: boolean }[] };
  return items.find(({ visible }) => visible)!;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

test('V065 V067 V068 V099 V100 V108 V109 R187 R190 R197: a home is applied for, the landlord reads and accepts, both see it live', async ({
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
  await signUp(forTenant, 'Þórdís Ýr Ægisdóttir');
  await signIn(forLandlord, demoPeople.landlord);
  const home = await homeOfLandlord(forLandlord);
  const [tenant, landlord] = [await forTenant.newPage(), await forLandlord.newPage()];
  await open(landlord, `/landlord/applications?group=new&listing=${home.id}`);

  await open(tenant, `/listings/${home.id}`);
  await tenant.getByRole('link', { name: 'Sækja um' }).last().click();
  await expect(tenant.getByRole('heading', { level: 1, name: 'Sækja um' })).toBeVisible();
  await press(tenant, 'Skoða áður en ég sendi');
  await expect(tenant.getByLabel('Skilaboð til leigusalans')).toHaveAttribute('aria-invalid', 'true');
  const words = 'Ég er reglusöm, <b>reyki</b> ekki og þigg að skoða. Ґ þ';
  await tenant.getByLabel('Skilaboð til leigusalans').fill(words);
  await tenant.getByLabel('Staða þín').selectOption({ index: 1 });
  await tenant.getByRole('group', { name: 'Reykir einhver' }).getByText('Nei', { exact: true }).click();
  await press(tenant, 'Skoða áður en ég sendi');
  await expect(tenant.getByRole('heading', { level: 1, name: 'Svona sér leigusalinn' })).toBeVisible();
  await expect(tenant.getByText(words)).toBeVisible();
  await press(tenant, 'Senda umsókn');
  await expect(tenant).toHaveURL(/\/tenant\/applications\/[0-9a-f-]{36}$/);

  // The open list of the landlord has it without being loaded anew.
  const row = landlord.getByRole('link', { name: 'Þórdís Ýr Ægisdóttir' }).first();
  await expect(row).toBeVisible();
  await row.click();
  await expect(landlord.getByText(words)).toBeVisible();
  // That it was read reaches the tenant.
  await expect(tenant.getByText(/Leigusalinn hefur lesið umsóknina/)).toBeVisible();

  await press(landlord, 'Taka til athugunar');
  await expect(landlord.getByText('Umsóknin tekin til athugunar')).toBeVisible();
  await press(landlord, 'Samþykkja');
  const dialog = landlord.getByRole('dialog');
  await dialog.getByLabel(/Skilaboð til umsækjanda/).fill('Velkomin!');
  await dialog.getByRole('button', { name: 'Samþykkja umsókn' }).click();
  await expect(landlord.getByRole('button', { name: 'Samþykkja' })).toHaveCount(0);
  await expect(tenant.getByText('Leigusalinn hefur samþykkt umsóknina.')).toBeVisible();
  await expect(tenant.getByText('Velkomin!')).toBeVisible();
  await expect(tenant.getByText('Umsóknin tekin til athugunar')).toHaveCount(0);

  // The home leads to the application from now on.
  await open(tenant, `/listings/${home.id}`);
  await tenant.getByRole('link', { name: 'Sjá umsóknina mína' }).last().click();
  await expect(tenant).toHaveURL(/\/tenant\/applications\//);
  for (const context of [forTenant, forLandlord]) await context.close();
});

test('R041 V067: a visitor who applies signs in first, and then has the form', async ({
  page,
  context,
  browser,
}) => {
  const other = await browser.newContext({ baseURL: productUrl() });
  await signIn(other, demoPeople.landlord);
  const home = await homeOfLandlord(other);
  await other.close();
  await acceptCookies(context);
  for (const way of ['pressed', 'opened'] as const) {
    await open(page, `${productUrl()}/listings/${home.id}${way === 'opened' ? '/apply' : ''}`);
    if (way === 'pressed') await page.getByRole('link', { name: 'Sækja um' }).first().click();
    await expect(page).toHaveURL(new RegExp(`/login/?\\?from=.*${home.id}%2Fapply`));
  }
  await signUp(context, 'Ari Ægisson');
  await open(page, `${productUrl()}/listings/${home.id}/apply`);
  await page.getByLabel('Skilaboð til leigusalans').fill('Góðan dag');
  await page.getByRole('link', { name: 'Bæta leigjandasíðuna' }).click();
  await expect(page).toHaveURL(/\/profile\/edit/);
  await page.goBack();
  await expect(page.getByLabel('Skilaboð til leigusalans')).toHaveValue('Góðan dag');
});

test('A03: applying for a home that is gone says so and leads to others', async ({ page, context }) => {
  await acceptCookies(context);
  await signUp(context, 'Ari Ægisson');
  await open(page, `${productUrl()}/listings/01990000-0000-7000-8000-000000000001/apply`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Auglýsingin er ekki lengur í birtingu' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Leita að húsnæði' })).toBeVisible();
});

test('R190 R191 A01: what was withdrawn can be sent again, and the landlord’s page hears of it', async ({
  browser,
}) => {
  const [forTenant, forLandlord] = [
    await browser.newContext({ baseURL: productUrl() }),
    await browser.newContext({ baseURL: productUrl() }),
  ];
  for (const context of [forTenant, forLandlord]) await acceptCookies(context);
  await signUp(forTenant, 'Þórdís Ýr Ægisdóttir');
  await signIn(forLandlord, demoPeople.landlord);
  const home = await homeOfLandlord(forLandlord);
  const sent = await forTenant.request.post(`${productUrl()}/api/v1/listings/${home.id}/applications`, {
    data: {
      message: 'Halló',
      preferred_move_in: 'asap',
      preferred_stay: 'longer',
      adults: 1,
      occupation: 'student',
      is_smoking: false,
    },
    headers: { origin: productUrl() },
  });
  const { id } = (await sent.json()) as { id: string };
  const [tenant, landlord] = [await forTenant.newPage(), await forLandlord.newPage()];
  await open(landlord, `/landlord/applications/${id}`);
  await open(tenant, `/tenant/applications/${id}`);
  await press(tenant, 'Draga til baka');
  await tenant.getByRole('alertdialog').getByRole('button', { name: 'Draga til baka' }).click();
  await expect(landlord.getByText(/Umsækjandinn dró umsóknina til baka/)).toBeVisible();
  await expect(landlord.getByRole('button', { name: 'Samþykkja' })).toHaveCount(0);
  await tenant.getByRole('link', { name: 'Sækja um aftur' }).click();
  await expect(tenant.getByLabel('Skilaboð til leigusalans')).toBeVisible();
  for (const context of [forTenant, forLandlord]) await context.close();
});
