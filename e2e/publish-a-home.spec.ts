import { expect, type Page, test } from '@playwright/test';
import { open } from './open.ts';
import { mailLink, smsCode } from './sandbox.ts';
import { acceptCookies, productUrl } from './sign-in.ts';

/** A picture with something to see, drawn by the browser itself, so that the upload is a real JPEG. */
async function photo(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1600;
    canvas.height = 1200;
    const pen = canvas.getContext('2d')!;
    const sky = pen.createLinearGradient(0, 0, 0, 1200);
    sky.addColorStop(0, '#a5c8da');
    sky.addColorStop(1, '#49695f');
    pen.fillStyle = sky;
    pen.fillRect(0, 0, 1600, 1200);
    pen.fillStyle = '#b2412f';
    pen.fillRect(500, 500, 600, 500);
    return canvas.toDataURL('image/jpeg', 0.9);
  });
  return Buffer.from(address.split(',')[1]!, 'base64');
}

const next = async (page: Page, heading: string): Promise<void> => {
  await page.getByRole('button', { name: 'Áfram' }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
};

test('V087 V017 V084 R243 R244 R245 X01: a visitor starts a listing, signs up, proves e-mail and phone, publishes and finds it', async ({
  context,
  page,
}) => {
  test.setTimeout(120_000);
  await acceptCookies(context);
  const run = Date.now().toString(36);
  const [email, number] = [`kristin.${run}@daemi.is`, `69${String(Date.now()).slice(-5)}`];
  const title = `Björt íbúð við Þórsgötu ${run}`;

  // Once the page is alive: what is typed before is not looked up.
  await open(page, `${productUrl()}/start-listing`);
  await page.getByRole('combobox', { name: 'Leita að heimilisfangi' }).fill('Þórsgata');
  await page.getByRole('listbox').getByRole('option').filter({ hasText: '101' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Gata' })).toHaveValue('Þórsgata');
  await next(page, 'Hvað viltu leigja út?');
  await page.getByText('Íbúðarhúsnæði', { exact: true }).click();
  await page.getByText('Íbúð', { exact: true }).click();
  await next(page, 'Hvað fylgir eigninni?');
  await page.getByText('Þvottavél', { exact: true }).click();
  await next(page, 'Hve stór er eignin?');
  await page.getByRole('textbox', { name: 'Stærð' }).fill('84');
  await page.getByRole('button', { name: 'Fleiri svefnherbergi' }).click();
  await page.getByRole('button', { name: 'Fleiri baðherbergi' }).click();
  await next(page, 'Sýndu eignina');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'hus.jpg', mimeType: 'image/jpeg', buffer: await photo(page) });
  await expect(page.getByRole('main').locator('img[src*="/media/"]').first()).toBeVisible({
    timeout: 30_000,
  });
  await next(page, 'Segðu frá eigninni');
  await page.getByRole('textbox', { name: 'Fyrirsögn' }).fill(title);
  await page
    .getByRole('textbox', { name: 'Lýsing' })
    .fill('Björt og hlý íbúð á efri hæð í rólegri götu, stutt í alla þjónustu og fallegt útsýni til fjalla.');
  await next(page, 'Hvaða reglur gilda?');
  await next(page, 'Hvenær er laust og hve lengi?');
  await next(page, 'Hvað kostar að leigja?');
  await page.getByRole('textbox', { name: 'Leiga á mánuði' }).fill('285000');
  await next(page, 'Hvaða þjónustu viltu?');
  await next(page, 'Tilbúin til birtingar?');

  await test.step('L09: a reload keeps the step and what was typed', async () => {
    await expect(page.getByText(/Vistað/).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Tilbúin til birtingar?' })).toBeVisible();
    await expect(page.getByText(title).first()).toBeVisible();
  });

  await test.step('sign up where the visitor stands', async () => {
    await page.getByRole('checkbox').last().check();
    await page.getByRole('button', { name: /Birta/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Netfang og lykilorð' }).click();
    await dialog.getByRole('textbox', { name: 'Netfang' }).fill(email);
    await dialog.getByRole('button', { name: 'Halda áfram' }).click();
    await dialog.getByRole('textbox', { name: 'Fullt nafn' }).fill('Kristín Ósk Þórðardóttir');
    await dialog.getByLabel('Lykilorð', { exact: true }).fill('sumar2026');
    await dialog.getByRole('checkbox').check();
    // eye B5: who lets a home is not asked for what tenants tell of themselves.
    await dialog.getByRole('button', { name: 'Búa til aðgang' }).click();
  });

  await test.step('prove e-mail and phone', async () => {
    const dialog = page.getByRole('dialog', { name: 'Staðfestu netfang og síma' });
    await expect(dialog).toBeVisible({ timeout: 20_000 });
    const other = await context.newPage();
    await other.goto(await mailLink(email, /emailconfirmation/));
    await expect(other.getByText('Netfangið er staðfest')).toBeVisible();
    await other.close();
    await dialog.getByRole('textbox', { name: 'Bæta við símanúmeri' }).fill(number);
    await dialog.getByRole('button', { name: 'Bæta við' }).click();
    await dialog.getByLabel('Kóði').fill(await smsCode(`+354${number}`));
    // Six digits are sent as soon as they are there, and the listing is published as soon as both are proved.
  });

  await test.step('published, and found in three languages', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Auglýsingin er komin í birtingu', {
      timeout: 20_000,
    });
    for (const lang of ['is', 'en', 'ua']) {
      await page.goto(`${productUrl()}/listings?postal_codes=101&lang=${lang}`);
      await expect(page.getByRole('link', { name: title })).toBeVisible({ timeout: 15_000 });
    }
  });
});
