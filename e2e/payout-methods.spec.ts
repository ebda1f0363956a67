import { expect, type Page, test } from '@playwright/test';
import { open, reload } from './open.ts';
import { mailLink } from './sandbox.ts';
import { acceptCookies, demoPeople, newPassword, signIn, signUp } from './sign-in.ts';
import { violations } from './violations.ts';

/** How people say where their money goes: V033 and V246, each by a person made for it. */

test.use({ baseURL: process.env.HEIMA_URL, locale: 'is-IS' });
test.beforeEach(({ context }) => acceptCookies(context));

const address = '/account/payout-methods';

const dialogOf = (page: Page) => page.getByRole('dialog');
const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

test('V033 V246 C07 R447: an account is added by its parts, the owner is written to, and it is changed and deleted', async ({
  page,
  context,
}) => {
  const { email } = await signUp(context, 'Greiða Prófsdóttir');
  // C07: not in the menu of those who are not staff, but among the tiles of the account.
  await open(page, '/account');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Móttaka greiðslna' })).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Móttaka greiðslna/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Móttaka greiðslna' })).toBeVisible();
  await page.waitForLoadState('networkidle');

  await page.getByRole('button', { name: 'Bæta við' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Vista' }).click();
  await expect(dialog.getByText('Banki, Hb., Númer: Þennan reit þarf að fylla út.')).toBeVisible();
  await expect(dialog.getByLabel('Banki')).toBeFocused();
  await dialog.getByLabel('Banki').fill('133');
  await dialog.getByLabel('Hb.').fill('26');
  await dialog.getByLabel('Númer', { exact: true }).fill('7654');
  await dialog.getByLabel('Kennitala eiganda reikningsins').fill('3201801439');
  await dialog.getByLabel('Lykilorðið þitt').fill('rangt123');
  await dialog.getByRole('button', { name: 'Vista' }).click();
  await expect(dialog.getByText('Kennitalan er ekki rétt.')).toBeVisible();
  await dialog.getByLabel('Kennitala eiganda reikningsins').fill('010130-2129');
  await dialog.getByRole('button', { name: 'Vista' }).click();
  await expect(dialog.getByText('Núverandi lykilorð rangt')).toBeVisible();
  await expect(dialog.getByLabel('Lykilorðið þitt')).toBeFocused();
  await dialog.getByLabel('Lykilorðið þitt').fill(newPassword);
  await dialog.getByRole('button', { name: 'Vista' }).click();
  await expect(page.getByText('Bankareikningnum hefur verið bætt við')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await mailLink(email, /account\/login-security/);

  const row = rowOf(page, 'Landsbankinn');
  await expect(row.getByText('0133-26-007654')).toHaveCount(0);
  await row.getByRole('button', { name: /Sýna númer/ }).click();
  await expect(row.getByText('0133-26-007654')).toBeVisible();
  await expect(row.getByText('IS84 0133 2600 7654 0101 3021 29')).toBeVisible();

  await row.getByRole('button', { name: /^Breyta/ }).click();
  await expect(dialog.getByLabel('Númer', { exact: true })).toHaveValue('007654');
  await dialog.getByLabel('Banki').fill('0370');
  await dialog.getByLabel('Lykilorðið þitt').fill(newPassword);
  await dialog.getByRole('button', { name: 'Vista' }).click();
  await expect(page.getByText('Bankareikningnum hefur verið breytt')).toBeVisible();
  await reload(page);
  await rowOf(page, 'Arion banki').getByRole('button', { name: /^Eyða/ }).click();
  await page.getByRole('button', { name: 'Eyða reikningi' }).click();
  await expect(page.getByText('Ekkert skráð enn')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await reload(page);
  await expect(page.getByText('Ekkert skráð enn')).toBeVisible();
});

test('V246 P18 R448: an IBAN is pasted as it comes, also a foreign one; the bell shows a notification', async ({
  page,
  context,
}) => {
  await signUp(context, 'Greiða Prófsdóttir');
  await open(page, address);
  const dialog = dialogOf(page);
  for (const [typed, name] of [
    ['is14 0159 2600 7654 5510 7303 39', 'Landsbankinn'],
    ['NO93-8601-1117-947', 'Erlendur bankareikningur'],
  ] as const) {
    await page.getByRole('button', { name: 'Bæta við' }).click();
    await dialog.getByRole('button', { name: 'IBAN' }).click();
    await dialog.getByLabel('IBAN').fill(`${typed}1`);
    await dialog.getByLabel('Lykilorðið þitt').fill(newPassword);
    await dialog.getByRole('button', { name: 'Vista' }).click();
    await expect(dialog.getByText(/^IBAN þessa lands er \d\d stafir\.$/)).toBeVisible();
    await dialog.getByLabel('IBAN').fill(typed);
    await dialog.getByRole('button', { name: 'Vista' }).click();
    await expect(rowOf(page, name)).toBeVisible();
  }
  await open(page, '/notifications');
  const told = page.getByRole('main').getByText('Bankareikningur var skráður fyrir greiðslur til þín');
  await expect(told).toHaveCount(2);
  await told.first().click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});

test('by keyboard alone: cash is added and taken off the list', async ({ page, context }) => {
  await signUp(context, 'Greiða Prófsdóttir');
  await open(page, address);
  await page.getByRole('button', { name: 'Bæta við' }).focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('Banki')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button', { name: 'Reiðufé' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Reiðufé hefur verið bætt við')).toBeVisible();
  const remove = page.getByRole('button', { name: 'Eyða: Reiðufé' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Taka af listanum' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ekkert skráð enn')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('V246: the form fits, in every language, and axe finds nothing', async ({ page, context }) => {
    await signUp(context, 'Greiða Prófsdóttir');
    for (const [code, add, save] of [
      ['is', 'Bæta við', 'Vista'],
      ['en', 'Add', 'Save'],
      ['ua', 'Додати', 'Зберегти'],
    ] as const) {
      await open(page, `${address}?lang=${code}`);
      await page.getByRole('button', { name: add }).tap();
      await dialogOf(page).getByRole('button', { name: save }).tap();
      await expect(dialogOf(page).locator('[aria-invalid="true"]')).toHaveCount(5);
      const sideways = await page.evaluate(() =>
        [document.documentElement, document.querySelector('dialog [data-width]')!].map(
          (one) => one.scrollWidth - one.clientWidth,
        ),
      );
      expect(sideways).toEqual([0, 0]);
      expect(await violations(page, 'dialog')).toEqual([]);
    }
  });
});

test('R029 V003 V004: staff have it in their menu', async ({ page, context }) => {
  await signIn(context, demoPeople.staff);
  await open(page, '/account');
  await expect(
    page.getByRole('navigation').getByRole('link', { name: 'Móttaka greiðslna' }).first(),
  ).toBeAttached();
});
