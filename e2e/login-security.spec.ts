import { type BrowserContext, expect, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { newEmail, newNumber, openSignIn } from './eid.ts';
import { open } from './open.ts';
import { mailLink } from './sandbox.ts';
import { acceptCookies, newPassword, productUrl, signUp } from './sign-in.ts';

/** Password, devices, two steps, the copy of one's data and the way out, each by a person made for it. */

test.use({ baseURL: process.env.HEIMA_URL, locale: 'is-IS' });
test.beforeEach(({ context }) => acceptCookies(context));

const enter = (context: BrowserContext, data: object) =>
  context.request.post(`${productUrl()}/api/v1/token`, { data, headers: { origin: productUrl() } });

test('V031 R071 R072 R073: the password is changed, a wrong one is reported at its field', async ({
  page,
  context,
  browser,
}) => {
  const { email } = await signUp(context, 'Öryggi Prófsdóttir');
  const other = await browser.newContext();
  expect((await enter(other, { email, password: newPassword })).ok()).toBe(true);
  await open(page, '/account/login-security');
  await expect(page.getByText('Þetta tæki')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Skrá út: / })).toHaveCount(1);
  await page.getByLabel('Núverandi lykilorð').fill('rangt123');
  await page.getByLabel('Nýtt lykilorð').fill('abcd');
  await page.getByRole('button', { name: 'Breyta lykilorði' }).click();
  await expect(page.getByText('Lykilorð verður að vera amk 5 stafir')).toBeVisible();
  await page.getByLabel('Nýtt lykilorð').fill('abcde');
  await page.getByRole('button', { name: 'Breyta lykilorði' }).click();
  await expect(page.getByText('Núverandi lykilorð rangt')).toBeVisible();
  await expect(page.getByLabel('Núverandi lykilorð')).toBeFocused();
  await page.getByLabel('Núverandi lykilorð').fill(newPassword);
  await page.getByRole('button', { name: 'Breyta lykilorði' }).click();
  await expect(page.getByText(/Lykilorðinu hefur verið breytt/)).toBeVisible();
  await expect(page.getByText('Engin önnur tæki eru innskráð.')).toBeVisible();
  expect((await other.request.get(`${productUrl()}/api/v1/auth/user`)).status()).toBe(401);
  await other.close();
});

test('a device is signed out from another one', async ({ page, context, browser }) => {
  const { email } = await signUp(context, 'Öryggi Prófsdóttir');
  const other = await browser.newContext();
  expect((await enter(other, { email, password: newPassword })).ok()).toBe(true);
  await open(page, '/account/login-security');
  await page.getByRole('button', { name: /^Skrá út: / }).click();
  await expect(page.getByText('Tækið hefur verið skráð út.')).toBeVisible();
  expect((await other.request.get(`${productUrl()}/api/v1/auth/user`)).status()).toBe(401);
  await other.close();
});

test('two steps: set up with an authenticator, asked for at the next sign-in, let in by a recovery code', async ({
  page,
  context,
}) => {
  const { email } = await signUp(context, 'Öryggi Prófsdóttir');
  await open(page, '/account/login-security');
  await page.getByRole('button', { name: 'Setja upp' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Núverandi lykilorð').fill(newPassword);
  await dialog.getByRole('button', { name: 'Áfram' }).click();
  await expect(dialog.getByRole('img', { name: 'QR-kóði fyrir auðkenningarforrit' })).toBeVisible();
  const key = (await dialog.locator('code').textContent())!.replaceAll(' ', '');
  const wrong = dialog.getByLabel('Kóði úr auðkenningarforritinu');
  await wrong.fill('000000');
  await dialog.getByRole('button', { name: 'Staðfesta' }).click();
  await expect(
    dialog.getByText('Kóðinn er ekki réttur eða hefur þegar verið notaður.').first(),
  ).toBeVisible();
  await wrong.fill(new TOTP({ secret: Secret.fromBase32(key) }).generate());
  await dialog.getByRole('button', { name: 'Staðfesta' }).click();
  await expect(dialog.getByText('Varakóðarnir þínir')).toBeVisible();
  const [recovery] = await dialog.locator('code').allTextContents();
  await dialog.getByRole('button', { name: 'Ég hef geymt kóðana' }).click();
  await expect(page.getByText('Virk', { exact: true })).toBeVisible();

  await context.clearCookies({ name: /heima_(access|refresh)/ });
  await open(page, '/login');
  await page
    .getByRole('button', { name: /netfang/i })
    .first()
    .click();
  await page.getByLabel('Netfang').fill(email);
  await page.keyboard.press('Enter');
  await page.getByLabel('Lykilorð', { exact: true }).fill(newPassword);
  await page.keyboard.press('Enter');
  const code = page.getByLabel('Kóði úr auðkenningarforriti eða varakóði');
  await expect(code).toBeFocused();
  await code.fill(recovery!.toLowerCase());
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await context.request.get(`${productUrl()}/api/v1/auth/user`)).status())
    .toBe(200);
});

test('X02: two steps are set up by the keyboard alone, and unkept codes are not closed without a question', async ({
  page,
  context,
}) => {
  await signUp(context, 'Öryggi Prófsdóttir');
  await open(page, '/account/login-security');
  await page.getByRole('button', { name: 'Setja upp' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Núverandi lykilorð')).toBeFocused();
  await page.keyboard.type(newPassword);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Kóði úr auðkenningarforritinu')).toBeFocused();
  const key = (await dialog.locator('code').textContent())!.replaceAll(' ', '');
  await page.keyboard.type(new TOTP({ secret: Secret.fromBase32(key) }).generate());
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Varakóðarnir þínir' })).toBeFocused();

  await test.step('Escape asks, going back keeps the codes and the focus inside', async () => {
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Loka án þess að geyma kóðana?' });
    await question.getByRole('button', { name: 'Aftur í kóðana' }).click();
    await expect(question).toHaveCount(0);
    await expect(dialog.locator('code')).toHaveCount(10);
    await expect(dialog.getByRole('heading', { name: 'Varakóðarnir þínir' })).toBeFocused();
  });

  await test.step('fetched codes close at once, and the focus is at what can be done next', async () => {
    const link = dialog.getByRole('link', { name: 'Sækja sem skrá' });
    await Promise.all([page.waitForEvent('download'), link.click()]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Nýir varakóðar' })).toBeFocused();
  });
});

test('V031: whoever signs in by electronic ID alone gets a link to choose a first password', async ({
  page,
}) => {
  const [digits, address] = [newNumber(), newEmail()];
  await openSignIn(page);
  await page.getByRole('textbox', { name: 'Símanúmer' }).fill(digits);
  await page.getByRole('button', { name: 'Halda áfram', exact: true }).click();
  await page.getByRole('textbox', { name: 'Netfang' }).fill(address);
  await page.getByRole('button', { name: 'Halda áfram', exact: true }).click();
  await page.getByRole('button', { name: 'Gera þetta síðar' }).click({ timeout: 30_000 });
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await open(page, '/account/login-security');
  const section = page.getByRole('region', { name: 'Lykilorð' });
  await expect(section).toContainText('ert ekki með lykilorð');
  await expect(page.getByLabel('Núverandi lykilorð')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Setja upp' })).toHaveCount(0);
  await expect(section.getByRole('link', { name: 'Staðfesta netfang' })).toBeVisible();
  await page.goto(await mailLink(address, /emailconfirmation/));
  await expect(page.getByText('Netfangið er staðfest')).toBeVisible();

  await open(page, '/account/login-security');
  await section.getByRole('button', { name: 'Senda tengil' }).click();
  await expect(section.getByRole('status')).toContainText(`Við sendum tengil á ${address}`);
  await open(page, await mailLink(address, /forgot-password/));
  await page.getByLabel('Nýtt lykilorð').fill(newPassword);
  await page.getByRole('button', { name: 'Vista lykilorð' }).click();
  await expect(page.getByText('Lykilorðinu var breytt')).toBeVisible();
  expect((await enter(page.context(), { email: address, password: newPassword })).ok()).toBe(true);
  await open(page, '/account/login-security');
  await expect(page.getByLabel('Núverandi lykilorð')).toBeVisible();
});

test('a copy of one’s data is gathered and fetched', async ({ page, context }) => {
  await signUp(context, 'Öryggi Prófsdóttir');
  await open(page, '/account/login-security');
  await page.getByRole('button', { name: 'Taka saman gögnin' }).click();
  const link = page.getByRole('link', { name: 'Sækja' });
  await expect(link).toBeVisible({ timeout: 30_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^heima-\d{4}-\d\d-\d\d\.zip$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('V032 R121 R122 R123: the account is deleted only with the word and the tick, and the person is signed out', async ({
    page,
    context,
  }) => {
    const { email } = await signUp(context, 'Öryggi Prófsdóttir');
    await open(page, '/account/login-security');
    await page.getByRole('button', { name: 'Eyða aðganginum …' }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    const remove = dialog.getByRole('button', { name: 'Eyða aðgangi fyrir fullt og allt' });
    await dialog.getByLabel('Skrifaðu orðið Delete').fill('delete');
    await remove.click();
    await expect(dialog.getByText('Skrifaðu Eyða, nákvæmlega svona.')).toBeVisible();
    await expect(dialog.getByText('Hakaðu við til að staðfesta.')).toBeVisible();
    await dialog.getByLabel('Skrifaðu orðið Delete').fill('Delete');
    await remove.click();
    expect((await context.request.get(`${productUrl()}/api/v1/auth/user`)).status()).toBe(200);
    await dialog.getByLabel('Ég skil að ekki er hægt að endurheimta aðganginn.').check();
    await remove.click();
    await expect(dialog.getByText('Þennan reit þarf að fylla út.')).toBeVisible();
    await expect(dialog.getByLabel('Núverandi lykilorð')).toBeFocused();
    await dialog.getByLabel('Núverandi lykilorð').fill(newPassword);
    await remove.click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Aðganginum þínum hefur verið eytt.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Skrá inn' })).toBeVisible();
    expect((await enter(context, { email, password: newPassword })).status()).toBe(400);
  });
});
