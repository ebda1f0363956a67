import { expect, type Page, test } from '@playwright/test';
import {
  addNumber,
  codeOnPhone,
  demoPersonWithId,
  holderOf,
  newEmail,
  newNumber,
  openSignIn,
  signedInAs,
  signUp,
} from './eid.ts';
import { alive, open, reload } from './open.ts';
import { mailLink } from './sandbox.ts';
import { acceptCookies, demoPeople, productUrl, sandboxUrl } from './sign-in.ts';
import { violations } from './violations.ts';

/** The sign-in methods by electronic ID, gone through at the sandbox as people do. */

test.beforeEach(({ context }) => acceptCookies(context));

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };
const sizes = [
  ['phone', phone],
  ['desk', desk],
] as const;

const number = (page: Page) => page.getByRole('textbox', { name: 'Símanúmer' });
const email = (page: Page) => page.getByRole('textbox', { name: 'Netfang' });
const next = (page: Page) => page.getByRole('button', { name: 'Halda áfram', exact: true });
const code = (page: Page) => page.getByRole('group', { name: 'Öryggistala' });

/** Asks for a number that nobody has, with an address for the new account. */
async function askFor(page: Page, digits: string, address = newEmail()): Promise<void> {
  await number(page).fill(digits);
  await next(page).click();
  await expect(email(page)).toBeFocused();
  await email(page).fill(address);
  await next(page).click();
}

const noViolations = async (page: Page): Promise<void> => expect(await violations(page)).toEqual([]);

for (const [name, viewport] of sizes) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('V018 R076 R077 X02: a known number signs in by the keyboard alone', async ({ page }) => {
      const person = await demoPersonWithId();
      await openSignIn(page);
      await expect(number(page)).toBeFocused();
      await page.keyboard.type(person.number);
      await page.keyboard.press('Enter');
      await expect(code(page)).toBeFocused();
      await expect(code(page).locator('output')).toHaveText(await codeOnPhone(person.number));
      await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 30_000 });
      expect((await signedInAs(page)).full_name).toBe(person.name);
    });

    test('R078 R115 V023: an unknown number gives an e-mail address, is welcomed, and gets the e-mail', async ({
      page,
    }) => {
      const [digits, address] = [newNumber(), newEmail()];
      await openSignIn(page);
      await number(page).fill(digits);
      await next(page).click();
      await expect(page.getByRole('alert')).toContainText('Símanúmerið fannst ekki. Sláðu inn netfang.');
      await expect(email(page)).toBeFocused();
      await noViolations(page);
      await email(page).fill('ekki netfang');
      await next(page).click();
      await expect(page.getByText('Sláðu inn gilt netfang')).toBeVisible();
      await email(page).fill(address);
      await next(page).click();
      await expect(code(page)).toBeVisible();
      await expect(page.getByRole('dialog', { name: 'Gott að fá þig með' })).toBeVisible({ timeout: 30_000 });
      await page.getByRole('textbox', { name: 'Um þig' }).fill('Róleg og reglusöm.');
      await next(page).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await signedInAs(page)).toMatchObject({
        full_name: holderOf(digits).name,
        birth_date: holderOf(digits).birthDate,
        bio: 'Róleg og reglusöm.',
        has_verified_email_address: false,
        has_verified_phone_number: true,
      });
      await page.goto(await mailLink(address, /emailconfirmation/));
      await expect(page.getByText('Netfangið er staðfest')).toBeVisible();
    });

    test('V024 V025 V026 R102 R103 R104 R106: a new person comes from the gateway, and signs in there later', async ({
      page,
      context,
    }) => {
      const address = newEmail();
      await open(page, `${productUrl()}/login?from=%2Faccount%2Fcontact`);
      await page.getByRole('button', { name: 'Rafræn skilríki' }).click();
      await noViolations(page);
      await page.getByRole('button', { name: 'Halda áfram með skilríkjum' }).click();
      await page.waitForURL(/dokobit-id\/auth\//);
      const gateway = page.url();
      await page.getByRole('button', { name: 'Approve' }).click();
      // The token has left the address before anything else happens.
      await page.waitForURL(`${productUrl()}/login?from=%2Faccount%2Fcontact`);
      await expect(email(page)).toBeFocused();
      await noViolations(page);
      await email(page).fill(demoPeople.landlord);
      await page.getByRole('button', { name: 'Búa til aðgang' }).click();
      await expect(page.getByRole('heading', { name: 'Lykilorð' })).toBeVisible();
      await expect(page.getByRole('alert')).toContainText('Netfangið er þegar í notkun.');

      await open(page, `${productUrl()}/login?from=%2Faccount%2Fcontact`);
      await page.getByRole('button', { name: 'Rafræn skilríki' }).click();
      await page.getByRole('button', { name: 'Halda áfram með skilríkjum' }).click();
      await page.waitForURL(/dokobit-id\/auth\//);
      expect(page.url()).not.toBe(gateway);
      await page.getByRole('button', { name: 'Approve' }).click();
      await email(page).fill(address);
      await page.getByRole('button', { name: 'Búa til aðgang' }).click();
      await page.getByRole('button', { name: 'Gera þetta síðar' }).click();
      await page.waitForURL('**/account/contact');
      await expect(page.getByText(address)).toBeVisible();
      const { id } = await signedInAs(page);
      const identity = await page.request.get(`${productUrl()}/api/v1/users/${id}/identity`);
      const { personal_id: kennitala } = await identity.json();

      await context.clearCookies({ name: /^heima_(access|refresh|eid)$/ });
      await open(page, `${productUrl()}/login?from=%2Faccount%2Fcontact`);
      await page.getByRole('button', { name: 'Rafræn skilríki' }).click();
      await page.getByRole('button', { name: 'Halda áfram með skilríkjum' }).click();
      await page.waitForURL(/dokobit-id\/auth\//);
      await page.goto(`${page.url()}&auto=${kennitala}`);
      await page.waitForURL('**/account/contact');
      expect((await signedInAs(page)).id).toBe(id);
    });
  });
}

test('R104 R106: a reload while the address is asked for goes on with the proved identity', async ({
  page,
}) => {
  await open(page, `${productUrl()}/login?from=%2Faccount%2Fcontact`);
  await page.getByRole('button', { name: 'Rafræn skilríki' }).click();
  await page.getByRole('button', { name: 'Halda áfram með skilríkjum' }).click();
  await page.waitForURL(/dokobit-id\/auth\//);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(email(page)).toBeFocused();
  await reload(page);
  await expect(page.getByRole('button', { name: 'Búa til aðgang' })).toBeVisible();
  await expect(email(page)).toBeFocused();
  const address = newEmail();
  await email(page).fill(address);
  await page.getByRole('button', { name: 'Búa til aðgang' }).click();
  await page.getByRole('button', { name: 'Gera þetta síðar' }).click();
  await page.waitForURL('**/account/contact');
  await expect(page.getByText(address)).toBeVisible();
});

test('R052: Back leads from the address that is asked for to the first view, and a reload stays there', async ({
  page,
}) => {
  await open(page, `${productUrl()}/login?from=%2Faccount`);
  await page.getByRole('button', { name: 'Rafræn skilríki' }).click();
  await page.getByRole('button', { name: 'Halda áfram með skilríkjum' }).click();
  await page.waitForURL(/dokobit-id\/auth\//);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(email(page)).toBeFocused();
  const title = page.getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: 'Til baka' }).click();
  await expect(title).toHaveText('Skráðu þig inn');
  await page.waitForLoadState('networkidle');
  await expect(title).toHaveText('Skráðu þig inn');
  await reload(page);
  await expect(title).toHaveText('Skráðu þig inn');
});

test.describe('without a connection', () => {
  test.use({ viewport: phone });

  test('U13: the sheet says so once, and the button to try again with stays free', async ({
    page,
    context,
  }) => {
    await openSignIn(page);
    await number(page).fill(newNumber());
    await context.setOffline(true);
    await next(page).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toHaveCount(1);
    await expect(dialog.getByRole('alert')).toContainText('Við náðum ekki sambandi');
    await expect(page.locator('[data-tone]')).toHaveCount(0);
    await context.setOffline(false);
    await next(page).click();
    await expect(email(page)).toBeFocused();
  });
});

test.describe('every error', () => {
  test.use({ viewport: phone });

  for (const [digits, text] of [
    ['8880004', 'Engin rafræn skilríki eru á þessu símanúmeri.'],
    ['8880005', 'Ekki tókst að tengjast þjónustu rétt.'],
    ['8880009', 'Ekki tókst að tengjast þjónustu rétt.'],
    ['8880012', 'Ekki tókst að tengjast þjónustu rétt.'],
    ['8880001', 'Hætt var við auðkenningu.'],
    ['8880003', 'Beiðnin er útrunnin. Byrjaðu aftur.'],
    ['8880008', 'Ekki náðist í símann.'],
  ] as const)
    test(`R082 R083 R084: ${digits} says "${text}" and shows no control code`, async ({ page }) => {
      await openSignIn(page);
      await askFor(page, digits);
      await expect(page.getByRole('alert')).toContainText(text, { timeout: 30_000 });
      await expect(code(page)).toHaveCount(0);
    });

  test('R079 R095: a number that is on an account and does not sign in says so', async ({
    page,
    context,
  }) => {
    const [primary, other] = [newNumber(), newNumber()];
    const id = await signUp(context, 'Tveggja Síma');
    await addNumber(context, id, primary);
    await addNumber(context, id, other);
    await context.clearCookies({ name: /^heima_(access|refresh)$/ });
    await openSignIn(page);
    await number(page).fill(other);
    await next(page).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Sími skráður á notanda en ekki notaður til innskráningar',
    );
  });

  test('R080 R081 R096: an address in use moves to the password', async ({ page }) => {
    await openSignIn(page);
    await askFor(page, newNumber(), demoPeople.landlord);
    await expect(page.getByRole('dialog', { name: 'Lykilorð' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(
      'Netfangið er þegar í notkun. Vinsamlegast skráðu þig inn með lykilorði.',
    );
    await expect(page.getByText(demoPeople.landlord)).toBeVisible();
  });

  test('another person’s electronic ID at a known number is asked to sign in by e-mail', async ({
    page,
    browser,
  }) => {
    const digits = newNumber();
    const other = await browser.newContext();
    const id = await signUp(other, 'Allt Önnur Manneskja');
    await addNumber(other, id, digits);
    await other.close();
    await openSignIn(page);
    await number(page).fill(digits);
    await next(page).click();
    await expect(page.getByRole('alert')).toContainText('Skráðu þig inn með netfangi og lykilorði', {
      timeout: 30_000,
    });
  });

  test('8880002: waiting can be cancelled, the sandbox page can answer for the person', async ({
    page,
    context,
  }) => {
    await openSignIn(page);
    await askFor(page, newNumber());
    await expect(code(page)).toBeFocused();
    // Tab stays inside, and the request can be cancelled from here.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Hætta við' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(email(page)).toBeFocused();
    await askFor(page, '8880002');
    await expect(code(page)).toBeFocused();
    await noViolations(page);
    const sandbox = await context.newPage();
    await sandbox.goto(sandboxUrl());
    const row = sandbox.locator('#dokobit-ws li').filter({ hasText: '+3548880002' }).first();
    await row.getByRole('button', { name: 'Refuse' }).click();
    await sandbox.close();
    await expect(page.getByRole('alert')).toContainText('Hætt var við auðkenningu.');
  });

  for (const [button, text] of [
    ['Cancel', 'Hætt var við auðkenningu.'],
    ['Let expire', 'Beiðnin er útrunnin. Byrjaðu aftur.'],
    ['Not a holder', 'Engin rafræn skilríki eru á þessu símanúmeri.'],
    ['Revoked certificate', 'Auðkenningin tókst ekki.'],
  ] as const)
    test(`R105: "${button}" at the gateway is a red toast, and one may begin again`, async ({ page }) => {
      await open(page, `${productUrl()}/login`);
      await page.getByRole('button', { name: 'Rafræn skilríki' }).click();
      await page.getByRole('button', { name: 'Halda áfram með skilríkjum' }).click();
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.waitForURL(/\/login(\?from=[^&]*)?$/);
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Halda áfram með skilríkjum' })).toBeVisible();
    });

  test('R047 R048 R049 V026: on the page, the browser’s Back goes one view back, as the arrow does', async ({
    page,
  }) => {
    await page.goto(`${productUrl()}/about`);
    await open(page, `${productUrl()}/login?from=%2Fabout`);
    const title = page.getByRole('heading', { level: 1 });
    /** The view is shown, and its step of the history is made. */
    const stands = async (view: string, name: string) => {
      await expect(title).toHaveText(name);
      const entry = () => page.evaluate(() => (history.state?.usr?.view as string) ?? 'mobile');
      await expect.poll(entry).toBe(view);
    };
    const [first, second, third] = ['Skráðu þig inn', 'Netfang', 'Lykilorð'] as const;
    await stands('mobile', first);
    await page.getByRole('button', { name: 'Netfang og lykilorð' }).click();
    await stands('email', second);
    await email(page).fill(demoPeople.tenant);
    await next(page).click();
    await stands('password', third);
    await page.goBack();
    await stands('email', second);
    await page.goForward();
    await stands('password', third);
    await page.getByRole('button', { name: 'Til baka' }).click();
    await stands('email', second);
    await page.goBack();
    await stands('mobile', first);
    await page.goForward();
    await stands('email', second);
    await reload(page);
    await stands('mobile', first);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  });

  test('a token in the address that is not this browser’s signs nobody in', async ({ page }) => {
    await page.goto(`${productUrl()}/login?session_token=${'a'.repeat(64)}`);
    await expect(page.getByText('Beiðnin er útrunnin. Byrjaðu aftur.')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });
});

for (const [name, viewport] of sizes) {
  test.describe(`the account on a ${name}`, () => {
    test.use({ viewport });

    test('V042 R127 R128 R129 R135: the phone’s ID is tied to the account, and the registry asked anew', async ({
      page,
      context,
    }) => {
      const digits = newNumber();
      const who = holderOf(digits);
      const id = await signUp(context, who.name);
      await addNumber(context, id, digits);
      await open(page, `${productUrl()}/profile/edit`);
      await noViolations(page);
      await page.getByRole('button', { name: 'Virkja skilríki í síma' }).click();
      await expect(code(page)).toBeFocused();
      await expect(code(page).locator('output')).toHaveText(await codeOnPhone(digits));
      await noViolations(page);
      await expect(page.getByText('Skilríki í síma eru tengd aðganginum')).toBeVisible({ timeout: 30_000 });
      const { kennitala } = who;
      await expect(page.getByText(`${kennitala.slice(0, 6)}-${kennitala.slice(6)}`)).toBeVisible();
      await expect(page.getByText('Virkt')).toBeVisible();
      await page.getByRole('button', { name: 'Uppfæra úr þjóðskrá' }).click();
      await expect(page.getByText('Upplýsingarnar voru uppfærðar')).toBeVisible();
      await noViolations(page);
    });

    test('V043 R108: an ID is tied at the gateway; a refusal there shows the server’s message', async ({
      page,
      context,
    }) => {
      const who = holderOf(newNumber());
      await signUp(context, who.name);
      await open(page, `${productUrl()}/profile/edit`);
      const tie = page.getByRole('button', { name: 'Tengja skilríki' });
      await tie.click();
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      await page.waitForURL(/\/profile\/edit\?identity=1$/);
      await expect(page.getByRole('alert')).toContainText('Hætt var við auðkenningu.');
      await tie.click();
      await page.waitForURL(/dokobit-id\/auth\//);
      await page.goto(`${page.url()}&auto=0101302479`);
      await expect(page.getByRole('alert')).toContainText('Nafnið á aðganginum er ekki það sama');
      await tie.click();
      await page.waitForURL(/dokobit-id\/auth\//);
      await page.goto(`${page.url()}&auto=${who.kennitala}`);
      await expect(page.getByText('Skilríkin eru tengd aðganginum')).toBeVisible();
      await expect(page.getByText('Þú getur skráð þig inn með skilríkjunum þínum.')).toBeVisible();
    });

    test('V041 R109 R110 R111 R112: a document is declined, asked for again, runs out, and is accepted', async ({
      page,
      context,
    }) => {
      test.setTimeout(120_000);
      await signUp(context, 'Jan Łukasz Nowak');
      await open(page, `${productUrl()}/profile/edit`);
      const decide = async (start: string, decision: string, text: string) => {
        await page.getByRole('button', { name: start }).click();
        await page.waitForURL(/\/veriff\/v\//);
        await page.getByLabel('Date of birth').fill('1990-02-03');
        await page.getByRole('button', { name: decision, exact: true }).click();
        await page.waitForURL(/\/profile\/edit\?identity=1$/);
        await alive(page);
        await expect(page.getByText(text)).toBeVisible({ timeout: 20_000 });
      };
      await decide('Staðfesta með skilríkjum', 'Submit and leave undecided', 'Beðið er eftir niðurstöðu.');
      await decide('Halda áfram hjá Veriff', 'Decline', 'Skilríkjunum var hafnað.');
      await decide('Reyna aftur', 'Ask again', 'Myndirnar dugðu ekki.');
      await noViolations(page);
      await decide('Halda áfram hjá Veriff', 'Let expire', 'Tíminn rann út');
      await decide('Reyna aftur', 'Approve', 'Staðfest: skilríkin voru samþykkt.');
      await expect(page.getByText('Búið er að staðfesta hver þú ert.')).toBeVisible();
    });
  });
}
