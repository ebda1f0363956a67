import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { open } from './open.ts';
import { productUrl } from './sign-in.ts';
import { homeOfLandlord, twoSides } from './two-sides.ts';

/** From a bid to an agreement: tenant and landlord side by side, each seeing the other's step without loading anew. */

/** A new application for a home of the landlord. */
async function applied(tenant: BrowserContext, landlord: BrowserContext) {
  const home = await homeOfLandlord(landlord);
  const sent = await tenant.request.post(`${productUrl()}/api/v1/listings/${home.id}/applications`, {
    data: {
      message: 'Halló',
      preferred_move_in: 'asap',
      preferred_stay: 'longer',
      adults: 1,
      occupation: 'student',
      is_smoking: false,
      negotiate_price: true,
    },
    headers: { origin: productUrl() },
  });
  return { id: ((await sent.json()) as { id: string }).id, home: home.id };
}

const offers = (page: Page) => page.getByRole('region', { name: 'Viðræður um leigu' });
const press = (page: Page, name: string) => offers(page).getByRole('button', { name, exact: true }).click();
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
const bid = async (page: Page, price: string) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Leiga').fill(price);
  await dialog.getByRole('button', { name: 'Senda tilboð' }).click();
};

test('V069 V100 V109 R215 R216 R218 R221 R222 R224 R225: a tenant bids, withdraws and bids anew, the landlord counters, both agree', async ({
  browser,
}) => {
  const { forTenant, forLandlord, close } = await twoSides(browser, { phone: true });
  const { id, home } = await applied(forTenant, forLandlord);
  const [tenant, landlord] = [await forTenant.newPage(), await forLandlord.newPage()];
  await open(landlord, `/landlord/applications/${id}`);
  await open(tenant, `/listings/${home}`);

  const fromHome = () => tenant.getByRole('button', { name: 'Gera tilboð' }).click();
  await fromHome();
  await bid(tenant, '250,5');
  await expect(tenant.getByRole('dialog').getByLabel('Leiga')).toHaveAttribute('aria-invalid', 'true');
  await bid(tenant, '250.000');
  await expect(tenant.getByRole('dialog')).toHaveCount(0);
  // One that waits is shown instead of another form.
  await fromHome();
  await expect(tenant).toHaveURL(`${productUrl()}/tenant/applications/${id}#offers`);
  await expect(offers(tenant).getByText('Beðið er eftir svari við tilboðinu.')).toBeVisible();
  await expect(offers(tenant).getByRole('timer')).toContainText('Rennur út eftir 6 daga 23 klst.');
  await expect(offers(landlord).getByText('Tilboðið bíður svars frá þér.')).toBeVisible();

  await press(tenant, 'Draga tilboð til baka');
  await confirm(tenant, 'Draga tilboð til baka');
  await expect(offers(landlord).getByText('Tilboðið var dregið til baka.')).toBeVisible();
  await press(tenant, 'Gera nýtt tilboð');
  await bid(tenant, '255.000');

  await press(landlord, 'Gera gagntilboð');
  await bid(landlord, '262.000');
  await expect(offers(tenant).getByText('Tilboðið bíður svars frá þér.')).toBeVisible();
  await press(tenant, 'Gera gagntilboð');
  await bid(tenant, '260.000');

  await press(landlord, 'Samþykkja tilboð og umsókn');
  await confirm(landlord, 'Samþykkja tilboð og umsókn');
  for (const page of [tenant, landlord]) {
    await expect(offers(page).getByText('Samið er um þessa leigu.')).toBeVisible();
    await expect(offers(page).getByText('260.000 kr.').first()).toBeVisible();
    await expect(offers(page).getByRole('list', { name: 'Öll tilboð' }).getByRole('listitem')).toHaveCount(6);
    await expect(offers(page).getByRole('button')).toHaveCount(0);
  }
  await expect(tenant.getByText('Leigusalinn hefur samþykkt umsóknina.')).toBeVisible();

  // What the tenant was notified of leads to the negotiation.
  await open(tenant, '/notifications');
  await tenant
    .getByRole('link', { name: /Tilboð þitt um 260\.000/ })
    .first()
    .click();
  await expect(tenant).toHaveURL(/\/account\/offers\/[0-9a-f-]{36}$/);
  await expect(offers(tenant).getByText('Samið er um þessa leigu.')).toBeVisible();
  await close();
});
