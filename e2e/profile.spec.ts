import fs from 'node:fs/promises';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { open, reload } from './open.ts';
import { mailLink } from './sandbox.ts';
import { acceptCookies, demoPeople, newPassword, productUrl, signIn, signUp } from './sign-in.ts';

/** A picture with something to see, drawn by the browser itself, so that the upload is a real JPEG. */
async function photo(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 1200;
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#49695f';
    pen.fillRect(0, 0, 900, 1200);
    pen.fillStyle = '#e7c9a9';
    pen.beginPath();
    pen.arc(450, 480, 260, 0, 7);
    pen.fill();
    return canvas.toDataURL('image/jpeg', 0.9);
  });
  return Buffer.from(address.split(',')[1]!, 'base64');
}

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF');

/** A new person, signed in; nobody's leftovers of an earlier try are in the way. */
async function newPerson(context: BrowserContext, name: string): Promise<{ id: string; email: string }> {
  await acceptCookies(context);
  return signUp(context, name);
}

const openPath = (page: Page, path: string) => open(page, productUrl() + path);
const main = (page: Page) => page.getByRole('main');
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('V044 V045 V053 V054 V055 V056 V057 R142 R144: a tenant writes a profile, with a picture, by mouse and keyboard', async ({
  context,
  page,
}) => {
  await newPerson(context, 'Gestur Ґудзь');
  await openPath(page, '/profile');
  const bar = main(page).getByRole('progressbar', { name: 'Hversu fullgerð er síðan?' });
  await expect(bar).toHaveAttribute('aria-valuenow', '0');

  await test.step('what is missing leads to its field', async () => {
    await main(page).getByRole('link', { name: 'Nokkrar línur um þig' }).click();
    await expect(page.getByRole('textbox', { name: 'Um mig' })).toBeFocused();
  });

  await test.step('a picture is sent when it is chosen, and what is no picture is refused', async () => {
    const input = card(page, 'Mynd').locator('input[type=file]');
    await input.setInputFiles({ name: 'ég.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') });
    await expect(card(page, 'Mynd').getByRole('alert')).toHaveText('Myndin þarf að vera JPEG eða PNG.');
    await expect(page.getByText('Ekki tókst að hlaða myndinni upp.')).toBeVisible();
    await input.setInputFiles({ name: 'ég.jpg', mimeType: 'image/jpeg', buffer: await photo(page) });
    await expect(card(page, 'Mynd').locator('img[src*="/media/profile-images/"]')).toBeVisible();
  });

  await test.step('the fields', async () => {
    const year = page.getByLabel('Ár', { exact: true });
    const thisYear = Number(
      new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Atlantic/Reykjavik' }).format(new Date()),
    );
    const years = (await year.locator('option').allTextContents()).filter((text) => /^\d+$/.test(text));
    expect([years[0], years.at(-1)]).toEqual([String(thisYear - 18), String(thisYear - 109)]);
    await year.selectOption('1996');
    await page.getByLabel('Mánuður', { exact: true }).selectOption('5');
    await page.getByLabel('Dagur', { exact: true }).selectOption('19');
    await page.getByRole('textbox', { name: 'Um mig' }).fill('Rólegur og reglusamur. Þ og Ґ.');
    await page.getByLabel('Staða').selectOption('student');
    await page.getByRole('combobox', { name: 'Ríkisfang' }).fill('ukra');
    await page.getByRole('option', { name: 'Úkraína' }).click();
    await page.getByRole('group', { name: 'Hreint sakavottorð' }).getByText('Já', { exact: true }).click();
  });

  await test.step('X02: the dialogs are used by keyboard and give the focus back', async () => {
    const opener = page.getByRole('button', { name: 'Velja tungumál' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Tungumál sem þú talar' });
    await expect(dialog.getByLabel('Leita að tungumáli')).toBeFocused();
    expect((await dialog.locator('[data-width]').boundingBox())!.width).toBe(400);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('ukra');
    await expect(dialog.getByRole('checkbox')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await dialog.getByRole('button', { name: 'Velja 1 tungumál' }).click();
    await expect(page.getByRole('button', { name: 'Fjarlægja: Úkraínska' })).toBeVisible();
    await page.getByRole('button', { name: 'Velja gæludýr' }).click();
    await page.getByRole('dialog', { name: 'Gæludýr' }).getByText('Köttur').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Velja', exact: true }).click();
  });

  await test.step('R144 V012: cancelling asks before it loses what was typed', async () => {
    await main(page).getByRole('link', { name: 'Hætta við' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Óvistaðar breytingar' });
    await asked.getByRole('button', { name: 'Vista breytingar' }).click();
    await expect(page).toHaveURL(/\/profile$/);
  });

  await expect(card(page, 'Um mig').getByText('Rólegur og reglusamur. Þ og Ґ.')).toBeVisible();
  await expect(card(page, 'Um mig').getByText('Úkraína', { exact: true })).toBeVisible();
  // Six of eight: e-mail and phone are not proved.
  await expect(bar).toHaveAttribute('aria-valuenow', '75');
  await reload(page);
  await expect(bar).toHaveAttribute('aria-valuenow', '75');
  await main(page).getByRole('link', { name: 'Sjá eins og leigusali' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gestur Ґудзь' })).toBeVisible();
  await expect(page.getByText('Svona sér leigusali síðuna þína')).toBeVisible();
  await expect(main(page)).not.toContainText('@daemi.is');
});

test('V055: day, month and year of birth stand side by side, on a desk and on a phone', async ({
  context,
  page,
}) => {
  await newPerson(context, 'Gestur Þórsson');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await openPath(page, '/profile/edit');
    const placeOf = async (part: string) => (await page.getByLabel(part, { exact: true }).boundingBox())!;
    const [day, month, year] = [await placeOf('Dagur'), await placeOf('Mánuður'), await placeOf('Ár')];
    expect([month.y, year.y]).toEqual([day.y, day.y]);
    expect(month.x - (day.x + day.width)).toBeGreaterThanOrEqual(8);
    expect(year.x - (month.x + month.width)).toBeGreaterThanOrEqual(8);
  }
});

test('R041 U13: what is unsaved stays when one has signed out elsewhere, and is saved after signing in in another tab', async ({
  context,
  page,
}) => {
  const { email } = await newPerson(context, 'Gestur Þórsson');
  await openPath(page, '/profile/edit');
  await page.getByRole('textbox', { name: 'Um mig' }).fill('Langur texti sem má ekki týnast.');
  const elsewhere = await context.newPage();
  await openPath(elsewhere, '/account');
  await elsewhere.getByRole('button', { name: 'Skrá út' }).first().click();
  await expect(elsewhere.getByRole('link', { name: 'Skrá inn' })).toBeVisible();
  await elsewhere.close();
  await main(page).getByRole('button', { name: 'Vista' }).click();
  const told = page.getByRole('alertdialog', { name: 'Innskráningin er runnin út' });
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    told.getByRole('link', { name: 'Skrá inn í nýjum flipa' }).click(),
  ]);
  await expect(told).toHaveCount(0);
  await tab.waitForLoadState('networkidle');
  await tab.getByRole('button', { name: 'Netfang og lykilorð' }).click();
  await tab.getByLabel('Netfang', { exact: true }).fill(email);
  await tab.keyboard.press('Enter');
  await tab.getByLabel('Lykilorð', { exact: true }).fill(newPassword);
  await tab.keyboard.press('Enter');
  await tab.waitForURL('**/account');
  await tab.close();
  await expect(page.getByRole('textbox', { name: 'Um mig' })).toHaveValue('Langur texti sem má ekki týnast.');
  await main(page).getByRole('button', { name: 'Vista' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(card(page, 'Um mig').getByText('Langur texti sem má ekki týnast.')).toBeVisible();
});

test('V052 L05: paychecks are put in, described, downloaded and deleted; a disguised file is refused', async ({
  context,
  page,
}) => {
  await newPerson(context, 'Gestur Þórsson');
  await openPath(page, '/profile');
  const section = card(page, 'Launaseðlar');
  const input = section.locator('input[type=file]');
  await input.setInputFiles({
    name: 'laun.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<script>'),
  });
  await expect(section.getByRole('alert')).toHaveText('Skjalið þarf að vera PDF, JPEG eða PNG.');
  await input.setInputFiles({ name: 'Launaseðill þórs.pdf', mimeType: 'application/pdf', buffer: pdf });
  const link = section.getByRole('link', { name: 'Launaseðill þórs.pdf' });
  await expect(link).toBeVisible();

  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('Launaseðill þórs.pdf');
  expect((await fs.readFile(await download.path())).equals(pdf)).toBe(true);
  const answer = await context.request.get(productUrl() + (await link.getAttribute('href')));
  expect(answer.headers()['content-disposition']).toMatch(/^attachment;/);
  expect(answer.headers()['x-content-type-options']).toBe('nosniff');

  await section.getByRole('button', { name: /^Fleiri aðgerðir/ }).click();
  await page.getByRole('menuitem', { name: 'Breyta lýsingu' }).click();
  await section.getByLabel('Lýsing').fill('Október 2026');
  await page.keyboard.press('Enter');
  await expect(section.getByRole('link', { name: 'Október 2026' })).toBeVisible();
  await section.getByRole('button', { name: 'Fleiri aðgerðir: Október 2026' }).click();
  await page.getByRole('menuitem', { name: 'Eyða' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eyða launaseðli' }).click();
  await expect(section.getByText('Engir launaseðlar enn.')).toBeVisible();
  expect((await context.request.get(answer.url())).status()).toBe(404);
});

test('V058: a share link shows the profile to a visitor; its owner sees that it was opened and withdraws it', async ({
  browser,
  context,
  page,
}) => {
  await newPerson(context, 'Gunnhildur Þöll');
  await openPath(page, '/profile');
  const section = card(page, 'Tenglar til að deila');
  await section.getByRole('button', { name: 'Búa til tengil til að deila' }).click();
  const dialog = page.getByRole('dialog', { name: 'Búa til tengil til að deila' });
  await dialog.getByLabel('Handa hverjum?').fill('Bergstaðastræti 12');
  await dialog.getByLabel('Gildir í').selectOption('3');
  await dialog.getByRole('button', { name: 'Búa til tengil' }).click();
  const url = await dialog.getByLabel('Tengill til að deila').inputValue();
  await dialog.getByRole('button', { name: 'Loka' }).last().click();
  await expect(section.getByText('Enginn hefur opnað tengilinn.')).toBeVisible();

  const other = await browser.newContext();
  const visitor = await other.newPage();
  await acceptCookies(other);
  const address = productUrl() + new URL(url).pathname;
  const shown = await open(visitor, address);
  expect(shown!.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'cache-control': expect.stringContaining('no-store'),
  });
  await expect(visitor.getByRole('heading', { level: 1, name: 'Gunnhildur Þöll' })).toBeVisible();
  await expect(visitor.getByRole('region', { name: 'Launaseðlar' })).toHaveCount(0);

  await reload(page);
  await section.getByText('Opnaður 1 sinni').click();
  await expect(section.getByText('Einhver sem var ekki innskráður')).toBeVisible();
  await section.getByRole('button', { name: 'Afturkalla tengil: Bergstaðastræti 12' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Afturkalla' }).click();
  await expect(section.getByText(/^Afturkallaður/)).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Tengillinn virkar ekki' })).toBeVisible();
  await other.close();
});

test('V104 V106 M01: a co-tenant is invited by e-mail, a forwarded e-mail helps nobody, the invited one accepts', async ({
  browser,
  context,
  page,
}) => {
  const { email } = await newPerson(context, 'Anna Þöll');
  const invited = `boðið.${Date.now().toString(36)}@daemi.is`;
  await openPath(page, '/tenant/co-tenants');
  const invite = async () => {
    await page.getByLabel('Netfang').fill(invited);
    await page.getByRole('button', { name: 'Senda boð' }).click();
  };
  await page.getByRole('button', { name: 'Senda boð' }).click();
  await expect(page.getByLabel('Netfang')).toBeFocused();
  await expect(main(page)).toContainText('Staðfestu fyrst netfangið þitt');
  await page.goto(await mailLink(email, /emailconfirmation/));
  await expect(page.getByText('Netfangið er staðfest')).toBeVisible();
  await openPath(page, '/tenant/co-tenants');
  await invite();
  await expect(page.getByRole('listitem').getByText(invited)).toBeVisible();
  const link = await mailLink(invited, /\/invitations\//);
  const { pathname, search } = new URL(link);

  const other = await browser.newContext();
  const guest = await other.newPage();
  await acceptCookies(other);
  await openPath(guest, pathname + search);
  await expect(guest.getByRole('heading', { level: 1, name: 'Anna Þöll vill leigja með þér' })).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Skrá inn eða stofna aðgang' })).toBeVisible();
  await signIn(other, demoPeople.landlord);
  await openPath(guest, pathname + search);
  await expect(guest.getByText(/sem er ekki meðal netfanga þinna/)).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Samþykkja' })).toHaveCount(0);
  await guest.getByRole('button', { name: 'Skrá út og nota annan aðgang' }).click();
  await guest.waitForURL(/\/login/);
  expect(new URL(guest.url()).searchParams.get('from')).toBe(pathname + search);

  const own = await context.newPage();
  await openPath(own, pathname + search);
  await expect(own.getByText(/Þetta boð er frá þér/)).toBeVisible();
  await own.getByRole('link', { name: 'Opna meðleigjendur' }).click();
  await expect(own).toHaveURL(/\/tenant\/co-tenants$/);
  await own.close();

  await signUp(other, 'Bó Ґудзь', invited);
  await openPath(guest, pathname + search);
  await guest.getByRole('button', { name: 'Samþykkja' }).click();
  await expect(guest.getByText('Þú hefur samþykkt boðið.')).toBeVisible();

  await reload(page);
  const row = page.getByRole('listitem').filter({ hasText: 'Bó Ґудзь' });
  await expect(row.getByText('Samþykkt')).toBeVisible();
  await row.getByRole('button', { name: 'Fjarlægja: Bó Ґудзь' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fjarlægja' }).click();
  await expect(row).toHaveCount(0);
  await openPath(guest, '/invitations/01990000-0000-7000-8000-000000000001?token=x');
  await expect(guest.getByRole('heading', { level: 1, name: 'Boðið fannst ekki' })).toBeVisible();
  await other.close();
});

test('V247: a landlord’s page shows who it is and what is to let, and no way to call; others have none', async ({
  browser,
  context,
  page,
}) => {
  const own = await browser.newContext();
  await signIn(own, demoPeople.landlord);
  const landlord = await (await own.request.get(`${productUrl()}/api/v1/auth/user`)).json();
  await own.close();
  const me = await newPerson(context, 'Gestur Þórsson');
  await openPath(page, `/users/${landlord.id}`);
  await expect(page.getByRole('heading', { level: 1, name: landlord.full_name })).toBeVisible();
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await expect(main(page)).not.toContainText('@');
  await expect(main(page)).not.toContainText('+354');
  await context.clearCookies();
  await newPerson(context, 'Annar Gestur');
  const none = await page.goto(`${productUrl()}/users/${me.id}`);
  expect(none!.status()).toBe(404);
});
