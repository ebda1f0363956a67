import { expect, test } from '@playwright/test';
import { open, reload } from './open.ts';
import { acceptCookies, productUrl, signUp } from './sign-in.ts';
import { begun, composer, homeOf, post, said, say, talkers, texts, thread } from './talking.ts';
import { closeAll } from './two-sides.ts';
import { violations } from './violations.ts';

test.afterEach(closeAll);

/** Conversations: tenant and landlord side by side, each seeing what the other writes without loading anew. */

test('V070 R033 R450 V112 V113: from a home to an answer, read marks, typing and the number of unread', async ({
  browser,
}) => {
  const sides = await talkers(browser, 'Fjóla Kristín Ævarsdóttir');
  const [tenant, landlord] = [await sides.forTenant.newPage(), await sides.forLandlord.newPage()];
  const home = await homeOf(sides.forLandlord);
  await open(landlord, '/account');
  await open(tenant, `/listings/${home}`);
  await tenant.getByRole('button', { name: 'Senda skilaboð' }).click();
  const dialog = tenant.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Senda', exact: true }).click();
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByText('Skilaboð vantar.').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Er íbúðin enn laus?' }).click();
  await dialog.getByRole('button', { name: 'Senda', exact: true }).click();
  await dialog.getByRole('link', { name: 'Opna samtalið' }).click();
  await expect(tenant).toHaveURL(/\/inbox\/[0-9a-f-]{36}$/);
  await expect(said(tenant, 'Er íbúðin enn laus?')).toBeVisible();

  // The landlord, who looks at something else, sees that there is something unread.
  const sign = landlord.getByRole('link', { name: /^Skilaboð.*ólesi[nð] samt[aö]l/ }).first();
  await expect(sign).toBeVisible();
  await sign.click();
  await landlord
    .getByRole('navigation', { name: 'Samtöl' })
    .getByRole('link', { name: /Fjóla Kristín Ævarsdóttir.*ólesin skilaboð/ })
    .first()
    .click();
  await expect(said(landlord, 'Er íbúðin enn laus?')).toBeVisible();
  await expect(thread(tenant).getByText('Lesið')).toBeVisible();

  await composer(landlord).pressSequentially('Já');
  await expect(tenant.getByText(/skrifar …/)).toBeVisible();
  await composer(landlord).press('Shift+Enter');
  await composer(landlord).pressSequentially('hún er laus.');
  await composer(landlord).press('Enter');
  await expect(said(tenant, 'Já\nhún er laus.')).toBeVisible();
  await expect(tenant.getByText(/skrifar …/)).toHaveCount(0);
  await expect(composer(landlord)).toHaveValue('');
  await say(tenant, 'Frábært!');
  await expect(said(landlord, 'Frábært!')).toBeVisible();
  await expect(thread(landlord).getByText('Lesið')).toBeVisible();
  // On the phone the way back leads to the list, which shows what was said last.
  await tenant.getByRole('link', { name: 'Öll samtöl' }).click();
  await expect(tenant.getByRole('navigation', { name: 'Samtöl' }).getByText('Þú: Frábært!')).toBeVisible();
});

test('CH01 CH03 R454: what is written without a connection is kept, past loading anew, and goes once and in order', async ({
  browser,
}) => {
  const sides = await talkers(browser);
  const { id } = await begun(sides);
  const [tenant, landlord] = [await sides.forTenant.newPage(), await sides.forLandlord.newPage()];
  await open(tenant, `/inbox/${id}`);
  await open(landlord, `/inbox/${id}`);
  await sides.forTenant.setOffline(true);
  await say(tenant, 'Fyrri');
  await say(tenant, 'Seinni');
  await expect(tenant.getByText('Ekkert netsamband.', { exact: false }).first()).toBeVisible();
  await expect(thread(tenant).getByText('Bíður nettengingar')).toHaveCount(2);
  // Meanwhile the other side goes on.
  for (const text of ['Eitt', 'Tvö', 'Þrjú']) await say(landlord, text);
  await expect(said(landlord, 'Þrjú')).toBeVisible();
  await expect(thread(landlord).getByText('Sendist …')).toHaveCount(0);
  await sides.forTenant.setOffline(false);
  await expect(thread(tenant).getByText('Bíður nettengingar')).toHaveCount(0);
  const all = ['Góðan dag!', 'Eitt', 'Tvö', 'Þrjú', 'Fyrri', 'Seinni'];
  await expect.poll(() => texts(tenant)).toEqual(all);
  await expect.poll(() => texts(landlord)).toEqual(all);

  // A refused connection while the page is loaded anew: it is still there afterwards, and goes then.
  await tenant.route('**/api/v1/conversations/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await say(tenant, 'Eftir endurhleðslu');
  await expect(thread(tenant).getByText('Sendist …')).toBeVisible();
  await tenant.unroute('**/api/v1/conversations/*/messages');
  await reload(tenant);
  await expect.poll(() => texts(landlord)).toEqual([...all, 'Eftir endurhleðslu']);
  await expect.poll(() => texts(tenant)).toEqual([...all, 'Eftir endurhleðslu']);
  await expect(thread(tenant).getByText('Sendist …')).toHaveCount(0);
});

test('CH03: two tabs of one person send each message once', async ({ browser }) => {
  const sides = await talkers(browser);
  const { id } = await begun(sides);
  const [one, other] = [await sides.forTenant.newPage(), await sides.forTenant.newPage()];
  await open(one, `/inbox/${id}`);
  await open(other, `/inbox/${id}`);
  await sides.forTenant.setOffline(true);
  await say(one, 'Úr fyrri flipa');
  await say(other, 'Úr seinni flipa');
  await expect(thread(one).getByText('Bíður nettengingar')).toHaveCount(2);
  await sides.forTenant.setOffline(false);
  const all = ['Góðan dag!', 'Úr fyrri flipa', 'Úr seinni flipa'];
  for (const page of [one, other]) {
    await page.bringToFront();
    await expect.poll(() => texts(page)).toEqual(all);
    await expect(thread(page).getByText('Bíður nettengingar')).toHaveCount(0);
  }
});

test('CH07: scripts, pictures and odd letters are text, and links open apart', async ({ browser }) => {
  const sides = await talkers(browser);
  const { id } = await begun(sides);
  const page = await sides.forTenant.newPage();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await open(page, `/inbox/${id}`);
  const hostile = [
    '<img src=x onerror=alert(1)>',
    '<script>alert(2)</script>',
    'javascript:alert(3)',
    '![x](javascript:alert(4))',
    'þÞ Ґґ ʼ 👩‍👩‍👧 مرحبا',
  ];
  for (const text of hostile) {
    await say(page, text);
    await expect(said(page, text)).toBeVisible();
  }
  await say(page, 'Sjá https://heima.is/leiga.');
  const link = thread(page).getByRole('link', { name: 'https://heima.is/leiga', exact: true });
  await expect(link).toHaveAttribute('rel', /noopener.*nofollow/);
  await expect(link).toHaveAttribute('target', '_blank');
  expect(await thread(page).locator('img, script').count()).toBe(0);
  await reload(page);
  expect(dialogs).toEqual([]);
});

test('R455: a long conversation opens at its end, keeps its place as older messages come, and says when they do not', async ({
  browser,
}) => {
  const sides = await talkers(browser);
  const { id } = await begun(sides, 'Upphafið');
  for (let n = 1; n <= 75; n += 1) {
    const by = n % 2 === 0 ? sides.forTenant : sides.forLandlord;
    await post(by, `/conversations/${id}/messages`, { message: `Nr. ${n}` });
  }
  const page = await sides.forTenant.newPage();
  await page.route('**/api/v1/conversations/*/messages?before=*', (route) => route.abort());
  await open(page, `/inbox/${id}`);
  const scroller = thread(page);
  await expect(said(page, 'Nr. 75')).toBeInViewport();
  await scroller.evaluate((node) => node.scrollTo(0, 0));
  await expect(scroller.getByText('Ekki tókst að sækja eldri skilaboð.')).toBeVisible();
  await page.unroute('**/api/v1/conversations/*/messages?before=*');
  await scroller.getByRole('button', { name: 'Reyna aftur' }).click();
  await expect(scroller.getByText('Ekki tókst að sækja eldri skilaboð.')).toHaveCount(0);
  await expect
    .poll(async () => {
      await scroller.evaluate((node) => node.scrollTo(0, 0));
      return said(page, 'Upphafið').count();
    })
    .toBe(1);
  await expect(said(page, 'Upphafið')).toBeInViewport();
});

test('V114: block and unblock; what is typed is kept', async ({ browser }) => {
  const sides = await talkers(browser);
  const { id } = await begun(sides);
  const [tenant, landlord] = [await sides.forTenant.newPage(), await sides.forLandlord.newPage()];
  await open(landlord, `/inbox/${id}?info=1`);
  await open(tenant, `/inbox/${id}`);
  await composer(tenant).fill('Ósent');
  await reload(tenant);
  await expect(composer(tenant)).toHaveValue('Ósent');
  const panel = landlord.getByRole('complementary', { name: 'Um samtalið' });
  await panel.getByRole('button', { name: 'Loka á samskipti' }).click();
  await landlord.getByRole('alertdialog').getByRole('button', { name: 'Loka á samskipti' }).click();
  await expect(
    landlord.getByText('Þú lokaðir á samskipti við þennan notanda.', { exact: false }),
  ).toBeVisible();
  await tenant.getByRole('button', { name: 'Senda', exact: true }).click();
  await expect(thread(tenant).getByText('Ekki tókst að senda skilaboðin.')).toBeVisible();
  await panel.getByRole('button', { name: 'Opna fyrir samskipti' }).click();
  await expect(composer(landlord)).toBeVisible();
  await thread(tenant).getByRole('button', { name: 'Reyna aftur' }).click();
  await expect(said(landlord, 'Ósent')).toBeVisible();
  expect(await violations(landlord)).toEqual([]);
});

test('CH04: somebody else’s conversation is not there', async ({ browser }) => {
  const sides = await talkers(browser);
  const { id } = await begun(sides);
  const stranger = await browser.newContext({ baseURL: productUrl() });
  await acceptCookies(stranger);
  await signUp(stranger, 'Ókunnugur Maður');
  const page = await stranger.newPage();
  const answer = await page.goto(`/inbox/${id}`);
  expect(answer?.status()).toBe(404);
});
