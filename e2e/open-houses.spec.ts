import { expect, type Page, test } from '@playwright/test';
import { open } from './open.ts';
import { homeOfLandlord, twoSides } from './two-sides.ts';

/** From a plan to a visitor who comes: landlord and tenant side by side, each seeing the other's step without loading anew. */

const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

test('V071 V103 V111 V251 V252 R228 R229 R232 R632: a landlord plans an open house, a tenant signs up, it is canceled', async ({
  browser,
}) => {
  const { forTenant, forLandlord, close } = await twoSides(browser, { phone: true });
  const [tenant, landlord] = [await forTenant.newPage(), await forLandlord.newPage()];

  await open(landlord, '/landlord/open-houses');
  await landlord.getByRole('button', { name: 'Skrá opið hús' }).click();
  const dialog = landlord.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Skrá opið hús' }).click();
  await expect(dialog.getByLabel('Eign', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  const { title } = await homeOfLandlord(forLandlord);
  await dialog.getByLabel('Eign', { exact: true }).fill(title.slice(0, 12));
  await dialog.getByRole('option', { name: title, exact: true }).first().click();
  const day = new Date(Date.now() + 40 * 24 * 3_600_000).toISOString().slice(0, 10);
  const written = day.split('-').reverse().join('.');
  await dialog.getByLabel('Dagur', { exact: true }).fill(written);
  await dialog.getByLabel('Hámarksfjöldi').fill('1');
  const made = landlord.waitForResponse(
    (one) => one.request().method() === 'POST' && one.url().endsWith('/openhouses'),
  );
  await dialog.getByRole('button', { name: 'Skrá opið hús' }).click();
  const { id, listing } = (await (await made).json()) as { id: string; listing: { id: string } };
  await expect(landlord.getByText(`${written} kl. 17:00–18:00`)).toBeVisible();

  await open(landlord, `/open-houses/${id}`);
  await open(tenant, `/listings/${listing.id}`);
  const section = tenant.getByRole('region', { name: 'Opið hús' });
  await section.scrollIntoViewIfNeeded();
  await expect(section).toContainText(`${written} kl. 17:00–18:00`);
  await section.getByRole('link', { name: `${written} kl. 17:00–18:00` }).click();
  await tenant.getByRole('button', { name: 'Skrá mig', exact: true }).click();
  await expect(tenant.getByText('Þú ert á skrá', { exact: true })).toBeVisible();
  await expect(landlord.getByRole('list', { name: 'Hverjir koma' })).toContainText('Þórdís Ýr Ægisdóttir');

  await tenant.getByRole('button', { name: 'Afskrá mig' }).click();
  await confirm(tenant, 'Afskrá mig');
  await expect(landlord.getByText('Enginn hefur skráð sig enn.')).toBeVisible();
  await tenant.getByRole('button', { name: 'Skrá mig', exact: true }).click();

  // Another hour, which the tenant sees without loading anew.
  await landlord.getByRole('button', { name: 'Breyta', exact: true }).click();
  const change = landlord.getByRole('dialog', { name: 'Breyta opnu húsi' });
  await change.getByLabel('Lýkur kl.').selectOption('19:00');
  await change.getByRole('button', { name: 'Vista breytingar' }).click();
  await expect(change).toHaveCount(0);
  await expect(tenant.getByText(`${written} kl. 17:00–19:00`)).toBeVisible();

  // The list of all is narrowed to the home.
  const other = await forTenant.newPage();
  await open(other, '/open-houses');
  await other.getByRole('combobox', { name: 'Eign' }).fill(title.slice(0, 12));
  await other.getByRole('option', { name: title, exact: true }).first().click();
  await expect(other).toHaveURL(new RegExp(`listing=${listing.id}`));
  await expect(other.getByRole('list', { name: 'Opin hús' })).toContainText(written);

  await landlord.getByRole('button', { name: 'Aflýsa opnu húsi' }).click();
  await confirm(landlord, 'Aflýsa opnu húsi');
  await expect(tenant.getByText('Aflýst', { exact: true })).toBeVisible();
  await open(tenant, '/tenant/open-houses');
  await expect(tenant.getByRole('list', { name: 'Opnu húsin mín' })).toContainText(written);
  await close();
});
