import { expect, type Page, test } from '@playwright/test';
import { open } from './open.ts';
import { acceptCookies, demoPeople, productUrl, signIn, signUp } from './sign-in.ts';
import { homeOfLandlord, twoSides } from './two-sides.ts';

/** From a home to an answer: tenant and landlord side by side, each seeing the other's step without loading anew. */

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

test('V065 V067 V068 V099 V100 V108 V109 R187 R190 R197 R221: a home is applied for with a bid, the landlord reads and accepts, both see it live', async ({
  browser,
}) => {
  const { forTenant, forLandlord, close } = await twoSides(browser, { phone: true });
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
  // A zero is missing, which is asked about once.
  const rent = Math.round(home.price.price / 1000) * 1000 - 1000;
  const bid = tenant.getByLabel(/Tilboð í leigu/);
  await bid.fill(String(rent / 10));
  await press(tenant, 'Skoða áður en ég sendi');
  await expect(bid).toHaveAttribute('aria-invalid', 'true');
  await tenant.getByRole('button', { name: /^Breyta í/ }).click();
  // What was written is there again after a look elsewhere.
  await tenant.reload();
  await expect(tenant.getByLabel('Skilaboð til leigusalans')).toHaveValue(words);
  await press(tenant, 'Skoða áður en ég sendi');
  await expect(tenant.getByRole('heading', { level: 1, name: 'Svona sér leigusalinn' })).toBeVisible();
  await expect(tenant.getByText(words)).toBeVisible();
  const written = rent.toLocaleString('de-DE');
  await expect(tenant.getByText(new RegExp(`^${written}\\s*kr`))).toBeVisible();
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
  await dialog.getByRole('checkbox', { name: /tilboð umsækjandans/ }).check();
  await dialog.getByRole('button', { name: 'Samþykkja umsókn' }).click();
  await expect(landlord.getByRole('button', { name: 'Samþykkja' })).toHaveCount(0);
  await expect(tenant.getByText('Leigusalinn hefur samþykkt umsóknina.')).toBeVisible();
  await expect(tenant.getByText('Velkomin!')).toBeVisible();
  await expect(tenant.getByText('Samið er um þessa leigu.')).toBeVisible();
  await expect(tenant.getByText('Umsóknin tekin til athugunar')).toHaveCount(0);

  // The home leads to the application from now on.
  await open(tenant, `/listings/${home.id}`);
  await tenant.getByRole('link', { name: 'Sjá umsóknina mína' }).last().click();
  await expect(tenant).toHaveURL(/\/tenant\/applications\//);
  await close();
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
  const { forTenant, forLandlord, close } = await twoSides(browser);
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
  await close();
});
