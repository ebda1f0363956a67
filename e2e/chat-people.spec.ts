import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { open } from './open.ts';
import { acceptCookies, demoPeople, productUrl, signIn, signUp } from './sign-in.ts';
import { begun, composer, post, said, say, talkers, texts, thread } from './talking.ts';
import { closeAll } from './two-sides.ts';
import { violations } from './violations.ts';

test.afterEach(closeAll);

/** Conversations and what they are about: who is in them, and what happens to homes, applications and bids meanwhile. */

const list = (page: Page) => page.getByRole('navigation', { name: 'Samtöl' });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Um samtalið' });

/** A name that nobody else has, to be found by. */
const named = (first: string) =>
  `${first} ${[...Math.random().toString().slice(2, 10)].map((digit) => 'abdefghijk'[Number(digit)]).join('')}`;

/** Somebody new who has written to the landlord. */
async function another(browser: Browser, name: string, home: string) {
  const context = await browser.newContext({ baseURL: productUrl() });
  await acceptCookies(context);
  await signUp(context, name);
  const { conversation_id } = await post(context, `/listings/${home}/messages`, { message: 'Halló' });
  return { context, conversation: conversation_id! };
}

async function choose(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Leita að nafni, netfangi eða síma' }).fill(name);
  await dialog.getByRole('option', { name, exact: true }).click();
}

/** A home of the landlord that asks for rent in krónur. */
async function homeWithRent(landlord: BrowserContext): Promise<{ id: string; rent: number }> {
  const answer = await landlord.request.get(
    `${productUrl()}/api/v1/landlords/listings?state=PUBLISHED&page_size=100`,
  );
  const { items } = (await answer.json()) as {
    items: { id: string; price_type: number; price: { price: number; currency: string } | null }[];
  };
  const home = items.find(({ price, price_type }) => price?.currency === 'ISK' && price_type === 1)!;
  return { id: home.id, rent: home.price!.price };
}

const applicationFor = (tenant: BrowserContext, home: string) =>
  post(tenant, `/listings/${home}/applications`, {
    message: 'Halló',
    preferred_move_in: 'asap',
    preferred_stay: 'longer',
    adults: 1,
    occupation: 'student',
    is_smoking: false,
    negotiate_price: true,
  });

test('V248 V249 G36: people are found by name; who talk already find their conversation, others begin one', async ({
  browser,
}) => {
  const [one, two] = [named('Hróðný'), named('Ægir')];
  const sides = await talkers(browser, one);
  const { id, home } = await begun(sides);
  await another(browser, two, home);
  const page = await sides.forLandlord.newPage();
  await open(page, '/inbox?unread=1');
  await page.getByRole('button', { name: 'Nýtt samtal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nýtt samtal' });
  const start = dialog.getByRole('button', { name: 'Hefja samtal' });
  await start.click();
  await expect(dialog.getByText('Veldu að minnsta kosti eina manneskju.').first()).toBeVisible();
  await dialog.getByRole('combobox').fill('Enginn heitir þetta');
  await expect(dialog.getByText('Enginn fannst sem þú átt í samskiptum við.')).toBeVisible();
  await choose(page, one);
  expect(await violations(page)).toEqual([]);
  await start.click();
  await expect(page).toHaveURL(new RegExp(`/inbox/${id}`));
  await expect(said(page, 'Góðan dag!')).toBeVisible();

  await open(page, '/inbox?new=1');
  await choose(page, one);
  await choose(page, two);
  await dialog.getByRole('textbox', { name: /Fyrstu skilaboð/ }).fill('Sæl bæði!');
  await start.click();
  await expect(page.getByRole('heading', { name: /Hróðný.*Ægir|Ægir.*Hróðný/ })).toBeVisible();
  expect(page.url()).not.toContain(id);
  await expect(said(page, 'Sæl bæði!')).toBeVisible();
});

test('V113 V114 V248: who is added sees what is written from then on, and no application or bid', async ({
  browser,
}) => {
  const guest = named('Þrándur');
  const sides = await talkers(browser, 'Sæunn Dís Álfgeirsdóttir');
  const home = await homeWithRent(sides.forLandlord);
  const { conversation_id: id } = await post(sides.forTenant, `/listings/${home.id}/messages`, {
    message: 'Bara okkar á milli',
  });
  const third = await another(browser, guest, home.id);
  const [tenant, landlord] = [await sides.forTenant.newPage(), await sides.forLandlord.newPage()];
  await open(tenant, `/inbox/${id}`);
  await open(landlord, `/inbox/${id}?info=1`);
  await applicationFor(sides.forTenant, home.id);
  await expect(thread(landlord).getByText('Sæunn Dís Álfgeirsdóttir sendi umsókn')).toBeVisible();

  await panel(landlord).getByRole('button', { name: 'Bæta við fólki' }).click();
  await choose(landlord, guest);
  await landlord.getByRole('dialog').getByRole('button', { name: 'Bæta við', exact: true }).click();
  await expect(landlord.getByRole('dialog')).toHaveCount(0);
  await expect(thread(tenant).getByText(`Ný í samtalinu: ${guest}`)).toBeVisible();
  const page = await third.context.newPage();
  await open(page, `/inbox/${id}?info=1`);
  await post(sides.forTenant, `/listings/${home.id}/rental-offers`, { price: home.rent - 1000 });
  await expect(thread(landlord).getByRole('link', { name: 'Skoða og svara' })).toBeVisible();
  await say(tenant, 'Velkominn í hópinn');
  await expect(said(page, 'Velkominn í hópinn')).toBeVisible();
  expect(await texts(page)).toEqual(['Velkominn í hópinn']);
  await expect(page.getByText(/umsókn|bauð|Bara okkar/i)).toHaveCount(0);
});

test('V114 E209: a home is connected, and R257: a new price of it stands in the thread', async ({
  browser,
}) => {
  const sides = await talkers(browser);
  const { id, home } = await begun(sides);
  const [tenant, landlord] = [await sides.forTenant.newPage(), await sides.forLandlord.newPage()];
  await open(landlord, `/inbox/${id}?info=1`);
  await open(tenant, `/inbox/${id}`);
  const { items } = (await (
    await sides.forLandlord.request.get(
      `${productUrl()}/api/v1/landlords/listings?state=PUBLISHED&page_size=100`,
    )
  ).json()) as {
    items: {
      id: string;
      title: string;
      price_type: number;
      price: { price: number; currency: string } | null;
    }[];
  };
  const other = items.find((one) => one.id !== home && one.price?.currency === 'ISK')!;
  await panel(landlord).getByRole('button', { name: 'Tengja eign' }).click();
  const dialog = landlord.getByRole('dialog');
  await dialog.getByLabel('Eign', { exact: true }).fill(other.title);
  await dialog.getByRole('option', { name: other.title }).first().click();
  await dialog.getByRole('button', { name: 'Tengja', exact: true }).click();
  await expect(thread(tenant).getByText(`Tengt við samtalið: ${other.title}`)).toBeVisible();
  await expect(panel(landlord).getByRole('link', { name: new RegExp(other.title) })).toBeVisible();

  const price = other.price!.price - 1000;
  await post(sides.forLandlord, `/listings/${other.id}/price`, { price });
  await expect(thread(tenant).getByText(/^Verð breyttist úr .* í .*: /)).toContainText(other.title);
});

test('V113: an application and a bid stand in the thread as they come, with the way to answer', async ({
  browser,
}) => {
  const sides = await talkers(browser, 'Ísafold Ýr Þorkelsdóttir');
  const home = await homeWithRent(sides.forLandlord);
  const { conversation_id: id } = await post(sides.forTenant, `/listings/${home.id}/messages`, {
    message: 'Góðan dag!',
  });
  const [tenant, landlord] = [await sides.forTenant.newPage(), await sides.forLandlord.newPage()];
  await open(landlord, `/inbox/${id}`);
  await open(tenant, `/inbox/${id}`);
  const application = await applicationFor(sides.forTenant, home.id);
  await expect(thread(landlord).getByText('Ísafold Ýr Þorkelsdóttir sendi umsókn')).toBeVisible();
  await expect(thread(tenant).getByRole('link', { name: 'Þú sendir umsókn' })).toHaveAttribute(
    'href',
    `/tenant/applications/${application.id}`,
  );
  await post(sides.forTenant, `/listings/${home.id}/rental-offers`, { price: home.rent - 1000 });
  await expect(thread(tenant).getByRole('link', { name: /^Þú bauðst / })).toBeVisible();
  await thread(landlord).getByRole('link', { name: 'Skoða og svara' }).click();
  await expect(landlord).toHaveURL(/\/account\/offers\/[0-9a-f-]{36}$/);
  await landlord.getByRole('button', { name: 'Hafna tilboði', exact: true }).click();
  await landlord.getByRole('alertdialog').getByRole('button', { name: 'Hafna tilboði', exact: true }).click();
  await expect(thread(tenant).getByText(/hafnaði tilboði um/)).toBeVisible();

  // And back to the conversation from there, and from both pages of the application.
  await landlord.getByRole('button', { name: 'Skilaboð til Ísafold Ýr Þorkelsdóttir' }).click();
  await expect(landlord).toHaveURL(new RegExp(`/inbox/${id}`));
  await open(landlord, `/landlord/applications/${application.id}`);
  await landlord.getByRole('button', { name: 'Skilaboð til Ísafold Ýr Þorkelsdóttir' }).click();
  await expect(landlord).toHaveURL(new RegExp(`/inbox/${id}`));
  await open(tenant, `/tenant/applications/${application.id}`);
  await tenant.getByRole('button', { name: /^Skilaboð til / }).click();
  await expect(tenant).toHaveURL(new RegExp(`/inbox/${id}`));
});

test('V113: details for payment are marked for the reader, not for who wrote them, until put away', async ({
  browser,
}) => {
  const sides = await talkers(browser);
  const { id } = await begun(sides);
  const [tenant, landlord] = [await sides.forTenant.newPage(), await sides.forLandlord.newPage()];
  await open(landlord, `/inbox/${id}`);
  await open(tenant, `/inbox/${id}`);
  await say(landlord, 'Leggðu inn á 0133-26-007654');
  const warning = (page: Page) =>
    thread(page).getByText('Hér eru nefndar bankaupplýsingar.', { exact: false });
  await expect(warning(tenant)).toBeVisible();
  await expect(said(landlord, 'Leggðu inn á 0133-26-007654')).toBeVisible();
  await expect(warning(landlord)).toHaveCount(0);
  await thread(tenant).getByRole('button', { name: 'Fela ábendingu' }).click();
  await expect(warning(tenant)).toHaveCount(0);
  await open(tenant, `/inbox/${id}`);
  await expect(said(tenant, 'Leggðu inn á 0133-26-007654')).toBeVisible();
  await expect(warning(tenant)).toHaveCount(0);
});

test('V114: a report takes the last messages of that person along, and staff see exactly these', async ({
  browser,
}) => {
  const name = 'Skúli Hrappur Lævísason';
  const sides = await talkers(browser, name);
  const { id } = await begun(sides, 'Sendu mér kortanúmerið');
  await post(sides.forLandlord, `/conversations/${id}/messages`, { message: 'Það geri ég ekki' });
  await post(sides.forTenant, `/conversations/${id}/messages`, { message: 'Þá færðu ekki íbúðina' });
  const landlord = await sides.forLandlord.newPage();
  await open(landlord, `/inbox/${id}?info=1`);
  await panel(landlord).getByRole('button', { name: 'Tilkynna' }).click();
  const dialog = landlord.getByRole('dialog', { name: 'Tilkynna notanda' });
  await dialog.getByLabel('Þetta lítur út fyrir að vera svik').check();
  await expect(dialog.getByLabel('Láta síðustu skilaboð frá viðkomandi fylgja með')).toBeChecked();
  expect(await violations(landlord)).toEqual([]);
  await dialog.getByRole('button', { name: 'Senda tilkynningu' }).click();
  await expect(landlord.getByText('Takk. Við skoðum málið og látum þig vita.')).toBeVisible();

  const forStaff = await browser.newContext({ baseURL: productUrl() });
  await acceptCookies(forStaff);
  await signIn(forStaff, demoPeople.staff);
  const staff = await forStaff.newPage();
  await open(staff, '/man/queue/person_reports');
  await staff
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  const messages = staff.getByRole('region', { name: 'Skilaboð sem fylgdu' });
  await expect(messages.getByRole('listitem')).toHaveCount(2);
  await expect(messages.getByRole('listitem').nth(0)).toContainText('Sendu mér kortanúmerið');
  await expect(messages.getByRole('listitem').nth(1)).toContainText('Þá færðu ekki íbúðina');
  await expect(staff.getByText('Það geri ég ekki')).toHaveCount(0);
});

test('V112 V113: arrows move in the list, and the field keeps the focus after sending', async ({
  browser,
}) => {
  const sides = await talkers(browser);
  const { id, home } = await begun(sides);
  await another(browser, 'Ylfa Rán Óskarsdóttir', home);
  const page = await sides.forLandlord.newPage();
  await open(page, `/inbox/${id}`);
  const links = list(page).getByRole('link');
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(new RegExp(id));
  await composer(page).click();
  await page.keyboard.type('Með lyklaborðinu');
  await page.keyboard.press('Enter');
  await expect(said(page, 'Með lyklaborðinu')).toBeVisible();
  await expect(composer(page)).toBeFocused();
  await composer(page).fill('Með hnappinum');
  await page.getByRole('button', { name: 'Senda', exact: true }).click();
  await expect(said(page, 'Með hnappinum')).toBeVisible();
  await expect(composer(page)).toBeFocused();
});

test('the overviews count unread conversations as their list has them, live', async ({ browser }) => {
  const sides = await talkers(browser);
  const { id } = await begun(sides);
  const [overview, reader] = [await sides.forTenant.newPage(), await sides.forTenant.newPage()];
  await open(overview, '/tenant');
  await post(sides.forLandlord, `/conversations/${id}/messages`, { message: 'Já, hún er laus.' });
  const row = overview.getByRole('main').getByRole('link', { name: '1 ólesið samtal', exact: true });
  await expect(row).toHaveAttribute('href', '/inbox?unread=1');
  await open(reader, '/inbox?unread=1');
  await expect(list(reader).getByRole('link')).toHaveCount(1);
  await list(reader).getByRole('link').click();
  await expect(said(reader, 'Já, hún er laus.')).toBeVisible();
  await expect(row).toHaveCount(0);
});
