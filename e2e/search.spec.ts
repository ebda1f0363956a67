import { expect, type Page, test } from '@playwright/test';
import { open } from './open.ts';
import { acceptCookies } from './sign-in.ts';

test.use({ baseURL: process.env.HEIMA_URL });
test.beforeEach(({ context }) => acceptCookies(context));

const wide = { width: 1280, height: 900 };
const phone = { width: 360, height: 800 };

/** Every list call of the page from now on, as its query. */
function listCalls(page: Page): URLSearchParams[] {
  const calls: URLSearchParams[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/v1/listings') calls.push(url.searchParams);
  });
  return calls;
}

const countOf = async (page: Page, query: string): Promise<number> =>
  (await (await page.request.get(`/api/v1/listings?${query}`)).json()).count;

const heading = (page: Page) => page.locator('h1');
const cards = (page: Page) => page.locator('[data-results] [data-listing]');
/** Suggested places; the lists of the forms have options of their own. */
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const chips = (page: Page) => page.locator('[data-active-filters] li:not(:last-child)');

test.describe('searching', () => {
  test.use({ viewport: wide });

  test('V059 S13: a shared address shows its filters, and Back and Forward follow it', async ({ page }) => {
    const first = 'min_bedrooms=2&max_price=400000&cities=reykjavik';
    await open(page, `/listings?${first}`);
    const shown = async (query: string, words: (string | RegExp)[]) => {
      await expect(heading(page)).toContainText(String(await countOf(page, query)));
      await expect(chips(page)).toHaveText(words);
      expect(new URL(page.url()).search).toBe(`?${query}`);
    };
    const all = ['Reykjavík', /400\.000/, /2 eða fleiri/];
    await shown(first, all);

    await chips(page).nth(2).getByRole('link').click();
    await shown('max_price=400000&cities=reykjavik', ['Reykjavík', /400\.000/]);
    await chips(page).nth(0).getByRole('link').click();
    await shown('max_price=400000', [/400\.000/]);
    await page.goBack();
    await shown('max_price=400000&cities=reykjavik', ['Reykjavík', /400\.000/]);
    await page.goBack();
    await shown(first, all);
    await page.goForward();
    await shown('max_price=400000&cities=reykjavik', ['Reykjavík', /400\.000/]);
    await page.reload();
    await shown('max_price=400000&cities=reykjavik', ['Reykjavík', /400\.000/]);
    await expect(page.locator('#search-place')).toHaveValue('Reykjavík');
  });

  test('R298 R299: pages come while scrolling and stand in the address; a changed filter begins at page 1', async ({
    page,
  }) => {
    const calls = listCalls(page);
    await open(page, '/listings');
    await expect(cards(page)).toHaveCount(20);
    await page.mouse.move(300, 600);
    await page.mouse.wheel(0, 20_000);
    await expect(cards(page)).toHaveCount(40);
    await expect(page).toHaveURL(/page=2/);
    const ids = await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-listing')));
    expect(new Set(ids).size).toBe(40);
    await page.getByLabel('Röðun').selectOption('price');
    await expect(page).toHaveURL('/listings?order_by=price');
    await expect(cards(page)).toHaveCount(20);
    // What watches the end of the list reports by the next frame that it is seen.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await expect(page).toHaveURL('/listings?order_by=price');
    expect(calls.find((call) => call.get('order_by') === 'price')!.get('page')).toBeNull();
  });

  test('R298: coming back from a home finds the list where it was left', async ({ page }) => {
    await open(page, '/listings');
    await page.mouse.move(300, 600);
    await page.mouse.wheel(0, 20_000);
    await expect(cards(page)).toHaveCount(40);
    const card = cards(page).nth(33);
    const name = await card.locator('[data-title]').textContent();
    // Where the list stands when the home is pressed; pressing may scroll it.
    await page.evaluate(() =>
      addEventListener('click', () => Object.assign(window, { leftAt: scrollY }), {
        capture: true,
        once: true,
      }),
    );
    await card.locator('[data-title]').click();
    await expect(page).toHaveURL(/\/listings\/[0-9a-f-]{36}/);
    // At once: a page that still slid to its top would move the list.
    await page.goBack();
    await expect(cards(page)).toHaveCount(40);
    await expect(card.locator('[data-title]')).toHaveText(name!);
    await expect(card).toBeInViewport();
    const moved = () =>
      page.evaluate(() => Math.abs(scrollY - (window as unknown as { leftAt: number }).leftAt));
    await expect.poll(moved).toBeLessThan(2);
  });

  test('S11: closing the filters leaves results and address as they were, by button, Escape and Back', async ({
    page,
  }) => {
    await open(page, '/listings?allowed_pets=cat&max_price=300000');
    const before = { url: page.url(), title: await heading(page).textContent() };
    const ways = [
      () => page.getByRole('dialog').getByRole('button', { name: 'Loka' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
    ];
    for (const close of ways) {
      await page.getByRole('button', { name: /Fleiri síur/ }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('checkbox', { name: /Köttur/ })).toBeChecked();
      await dialog.getByText('Kópavogur').click();
      await dialog.locator('#bedrooms-min').selectOption('3');
      await dialog.getByText('Hundur').click();
      await close();
      await expect(dialog).toBeHidden();
      expect(page.url()).toBe(before.url);
      await expect(heading(page)).toHaveText(before.title!);
      await expect(page.getByRole('button', { name: /Fleiri síur/ })).toBeFocused();
    }
  });

  test('V060 R291 R292 R293 R294 R295: what is chosen is sent, and nothing else', async ({ page }) => {
    const calls = listCalls(page);
    await open(page, '/listings');
    await page.getByRole('button', { name: /Fleiri síur/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Akureyri').click();
    await dialog.locator('#price-max').fill('950000');
    await dialog.locator('#bathrooms-min').selectOption('1');
    await dialog.getByText(/^Íbúð/).first().click();
    await expect(dialog.getByRole('button', { name: /^Sýna/ })).toHaveText(/Sýna [\d.]+ eign/);
    await dialog.getByRole('button', { name: /^Sýna/ }).click();
    await expect(page).toHaveURL('/listings?min_bathrooms=1&listing_category=apartment&cities=akureyri');
    const query = 'min_bathrooms=1&listing_category=apartment&cities=akureyri';
    await expect(heading(page)).toContainText(String(await countOf(page, query)));
    for (const call of calls)
      for (const name of ['street_name', 'range', 'price_range', 'amenity', 'listing_type', 'max_price'])
        expect([name, call.get(name)]).toEqual([name, null]);
  });

  test('words of titles and descriptions narrow the search, stand in the address and on a chip', async ({
    page,
  }) => {
    await open(page, '/listings');
    const all = await countOf(page, '');
    await page.getByRole('button', { name: /Fleiri síur/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox', { name: 'Orð í auglýsingu' }).fill('ibud SUDURSVÖL');
    const query = 'words=ibud+SUDURSV%C3%96L';
    const found = await countOf(page, query);
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(all);
    await expect(dialog.getByRole('button', { name: /^Sýna/ })).toContainText(String(found));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/listings?${query}`);
    await expect(heading(page)).toContainText(String(found));
    await expect(chips(page)).toHaveText(['Orðin „ibud SUDURSVÖL“']);

    await page.reload();
    await expect(heading(page)).toContainText(String(found));
    await page.getByRole('button', { name: /Fleiri síur/ }).click();
    await expect(dialog.getByRole('searchbox')).toHaveValue('ibud SUDURSVÖL');
    await dialog.getByRole('searchbox').fill('');
    await dialog.getByRole('button', { name: /^Sýna/ }).click();
    await expect(page).toHaveURL('/listings');
    await expect(heading(page)).toContainText(String(all));
    await page.goBack();
    await expect(chips(page)).toHaveText(['Orðin „ibud SUDURSVÖL“']);
    await chips(page).getByRole('link').click();
    await expect(page).toHaveURL('/listings');
    await expect(chips(page)).toHaveCount(0);
  });

  test('V060: the price panel counts before it is sent, and its slider and fields are equal', async ({
    page,
  }) => {
    await open(page, '/listings');
    await page.getByRole('button', { name: 'Verð' }).click();
    const dialog = page.getByRole('dialog');
    const show = dialog.getByRole('button', { name: /^Sýna/ });
    await dialog.locator('#price-max').fill('250.000');
    await expect(show).toContainText(String(await countOf(page, 'max_price=250000')));
    await expect(dialog.getByRole('slider', { name: 'Hámarksleiga' })).toHaveValue('10');
    await dialog.getByRole('slider', { name: 'Lágmarksleiga' }).focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    await expect(dialog.locator('#price-min')).toHaveValue('100.000');
    await show.click();
    await expect(page).toHaveURL('/listings?min_price=100000&max_price=250000');
  });

  test('X05: what opens filters is a button that shows whether it is open', async ({ page }) => {
    await open(page, '/listings');
    for (const name of ['Verð', 'Svefnherbergi', 'Tegund', 'Fleiri síur']) {
      const button = page.getByRole('button', { name, exact: true });
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await button.click();
      await expect(page.locator('[aria-haspopup="dialog"][aria-expanded="true"]')).toHaveText(name);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
    await page.getByRole('button', { name: 'Fleiri síur' }).click();
    const fold = page.getByRole('button', { name: 'Allir landshlutar' });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await fold.click();
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('dialog').getByText('Austurland')).toBeVisible();
  });

  test('V062: places are suggested while typing and picked by keyboard', async ({ page }) => {
    await open(page, '/listings?max_price=400000');
    const field = page.locator('#search-place');
    await field.fill('kopav');
    await expect(options(page).first()).toContainText('Kópavogur');
    await page.keyboard.press('ArrowDown');
    await expect(field).toHaveAttribute('aria-activedescendant', /.+/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/listings?max_price=400000&cities=kopavogur');
    await expect(heading(page)).toContainText('í Kópavogi');
  });

  test('V063: an empty place field offers the six recommended regions', async ({ page }) => {
    await open(page, '/listings');
    await page.locator('#search-place').click();
    await expect(options(page)).toHaveCount(6);
    await page.getByRole('option', { name: 'Norðurland' }).click();
    await expect(page).toHaveURL('/listings?regions=nordurland');
    await expect(heading(page)).toContainText('á Norðurlandi');
  });

  test('an empty result names the filter to relax and leads there', async ({ page }) => {
    await open(page, '/listings?cities=akureyri&max_price=30000');
    await expect(page.getByRole('heading', { name: 'Engin eign passar við allar síurnar' })).toBeVisible();
    const way = page.getByRole('link', { name: /Hækka verð/ });
    const found = Number(/(\d+)$/.exec((await way.textContent())!)![1]);
    await way.click();
    await expect(heading(page)).toContainText(String(found));
    expect(found).toBeGreaterThan(0);
  });

  test('a failed search keeps the filters and can be asked again', async ({ page }) => {
    await open(page, '/listings?max_price=300000');
    let isDown = true;
    await page.route('**/api/v1/listings?**', (route) =>
      isDown && !route.request().url().includes('include_')
        ? route.fulfill({
            status: 503,
            contentType: 'application/problem+json',
            body: '{"status":503,"code":"common.unexpected","detail":"","request_id":"H-1"}',
          })
        : route.continue(),
    );
    await page.getByLabel('Röðun').selectOption('-price');
    await expect(page.getByRole('alert')).toContainText('H-1');
    await expect(chips(page)).toHaveCount(1);
    isDown = false;
    await page.getByRole('button', { name: 'Reyna aftur' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(cards(page).first()).toBeVisible();
  });
});

test.describe('cards', () => {
  test.use({ viewport: wide });

  test('V064: pictures turn by arrow keys and by buttons, and are fetched only then', async ({ page }) => {
    await open(page, '/listings');
    const card = cards(page)
      .filter({ has: page.locator('[data-dots]') })
      .first();
    await expect(card.locator('img')).toHaveCount(1);
    await card.locator('[data-title]').focus();
    await expect.poll(() => card.locator('img').count()).toBeGreaterThan(1);
    await page.keyboard.press('ArrowRight');
    await expect(card.locator('[data-dots] i').nth(1)).toHaveAttribute('data-shown');
    await expect(card.getByRole('status')).toContainText('Mynd 2 af');
    await card.hover();
    await card.getByRole('button', { name: 'Fyrri mynd' }).click();
    await expect(card.locator('[data-dots] i').nth(0)).toHaveAttribute('data-shown');
    await expect(page).toHaveURL('/listings');
  });

  test('V064: a visitor who likes a home is asked to sign in', async ({ page }) => {
    await open(page, '/listings');
    await cards(page)
      .first()
      .getByLabel(/^Vista í uppáhald/)
      .click();
    await expect(page.getByRole('dialog').or(page.locator('main form')).first()).toBeVisible();
  });
});

test.describe('map', () => {
  test.use({ viewport: wide });

  test('V061 S03 R299: searching the shown area keeps every other filter and begins at page 1', async ({
    page,
  }) => {
    const calls = listCalls(page);
    await open(page, '/listings?max_price=300000&allowed_pets=cat&page=2');
    const map = page.locator('[data-map] canvas');
    await expect(map).toBeVisible();
    const box = (await map.boundingBox())!;
    await page.mouse.move(box.x + 300, box.y + 500);
    await page.mouse.down();
    await page.mouse.move(box.x + 250, box.y + 300, { steps: 8 });
    await page.mouse.up();
    await page.getByRole('button', { name: 'Leita á þessu svæði' }).click();
    await expect(page).toHaveURL(/boundaries_south_west=/);
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('allowed_pets')).toBe('cat');
    expect(searchParams.get('max_price')).toBe('300000');
    expect(searchParams.get('page')).toBeNull();
    await expect
      .poll(
        () =>
          calls.filter((call) => call.has('boundaries_north_east') && !call.has('include_locations')).length,
      )
      .toBeGreaterThan(0);
    for (const call of calls.filter((one) => one.has('boundaries_north_east'))) {
      expect(call.get('allowed_pets')).toBe('cat');
      expect(call.get('max_price')).toBe('300000');
      expect(call.get('page')).toBeNull();
    }
    await expect(page.getByRole('button', { name: 'Leita á þessu svæði' })).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/page=2/);
  });

  test('S07: untouched for ten seconds, the page asks for the list at most twice', async ({ page }) => {
    const calls = listCalls(page);
    await page.clock.install();
    await open(page, '/listings');
    await expect(page.locator('[data-pin]').first()).toBeVisible();
    await page.clock.runFor(10_000);
    await page.waitForLoadState('networkidle');
    expect(calls.length).toBeLessThanOrEqual(2);
  });

  test('R297: pins and clusters add up to the homes found', async ({ page }) => {
    await open(page, '/listings');
    await expect(page.locator('[data-pin=cluster]').first()).toBeVisible();
    const count = await countOf(page, '');
    await expect
      .poll(() =>
        page
          .locator('[data-pin]')
          .evaluateAll((all) =>
            all.reduce(
              (sum, one) => sum + (one.matches('[data-pin=cluster]') ? Number(one.textContent) : 1),
              0,
            ),
          ),
      )
      .toBe(count);
  });

  test('found 39: arrows go from pin to pin, and Enter on a cluster takes the focus to what opened', async ({
    page,
  }) => {
    await open(page, '/listings?cities=reykjavik');
    const cluster = page.locator('[data-pin=cluster]').first();
    await cluster.focus();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    const before = await focused();
    const middle = await page.locator('[data-pin]').first().boundingBox();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    expect(await page.locator('[data-pin]:focus').count()).toBe(1);
    expect(await page.locator('[data-pin]').first().boundingBox()).toEqual(middle);
    await cluster.focus();
    await page.keyboard.press('Enter');
    await expect.poll(focused).not.toBe(before);
    await expect(page.locator('[data-pin]:focus')).toHaveCount(1);
    await open(page, '/listings?postal_codes=107');
    await expect(page.locator('a[data-pin=home]').first()).toHaveAccessibleName(
      /^\p{Lu}.+ · .*kr\. á mánuði$/u,
    );
  });

  test('pointing at a card lights its pin, and pointing at a pin its card', async ({ page }) => {
    await open(page, '/listings?postal_codes=107');
    await expect(page.locator('a[data-pin=home]').first()).toBeVisible();
    // Pins may lie over each other; the last one made lies on top.
    const pin = page.locator('a[data-pin=home]').last();
    const id = (await pin.getAttribute('href'))!.split('/').at(-1)!;
    const card = page.locator(`[data-listing="${id}"]`);
    await card.hover();
    await expect(pin).toHaveAttribute('data-highlighted');
    await page.mouse.move(5, 5);
    await expect(pin).not.toHaveAttribute('data-highlighted');
    await pin.hover();
    await expect(card).toHaveAttribute('data-highlighted');
  });

  test('S13: Back shows the place that the address names on the map again', async ({ page }) => {
    await open(page, '/listings?cities=akureyri');
    const shows = (name: string) => expect.poll(() => mapMiddle(page), { message: name });
    await shows('Akureyri').toMatchObject({ lat: expect.closeTo(65.7, 0), lng: expect.closeTo(-18.1, 0) });
    await page.locator('#search-place').fill('Selfoss');
    await options(page).first().click();
    await shows('Selfoss').toMatchObject({ lat: expect.closeTo(63.9, 0), lng: expect.closeTo(-21, 0) });
    await page.goBack();
    await shows('Akureyri').toMatchObject({ lat: expect.closeTo(65.7, 0), lng: expect.closeTo(-18.1, 0) });
  });

  test('R301 V061: from 1024 px on there is a map with the homes found; below it neither that, a switch for it, nor its code', async ({
    page,
    browser,
  }) => {
    const wide = await browser.newPage({ viewport: { width: 1024, height: 900 } });
    await open(wide, '/listings');
    await expect(wide.locator('[data-map]')).toBeVisible();
    await expect(wide.locator('[data-pin]').first()).toBeVisible();
    await wide.close();
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.setViewportSize({ width: 1023, height: 900 });
    await open(page, '/listings');
    await expect(cards(page).first()).toBeVisible();
    await expect(page.locator('[data-map]')).toBeHidden();
    await expect(page.getByRole('button', { name: /kort/i })).toHaveCount(0);
    expect(fetched.filter((url) => /maplibre|listing-map|search-map|include_locations/.test(url))).toEqual(
      [],
    );
  });
});

/** Rounded middle of the pins' box, which the map is fitted to. */
async function mapMiddle(page: Page): Promise<{ lat: number; lng: number } | null> {
  const search = new URL(page.url()).search;
  const answer = await page.request.get(`/api/v1/listings${search}&include_locations=true&page_size=1`);
  const { locations } = (await answer.json()) as { locations: { lat: number; lng: number }[] };
  const shown = await page.locator('[data-pin]').count();
  if (shown === 0 || locations.length === 0) return null;
  const total = await page
    .locator('[data-pin]')
    .evaluateAll((all) =>
      all.reduce((sum, one) => sum + (one.matches('[data-pin=cluster]') ? Number(one.textContent) : 1), 0),
    );
  if (total !== locations.length) return null;
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return {
    lat: Math.round(middle(locations.map((one) => one.lat)) * 10) / 10,
    lng: Math.round(middle(locations.map((one) => one.lng)) * 10) / 10,
  };
}

test.describe('front page', () => {
  test('V015 R300 R036: it has the search, six regions, eight newest homes, the notice and the app', async ({
    page,
  }) => {
    await open(page, '/');
    await expect(page.getByRole('search')).toBeVisible();
    await expect(page.locator('[data-regions] a')).toHaveCount(6);
    await expect(page.locator('[data-newest] [data-listing]')).toHaveCount(8);
    await expect(page.getByRole('heading', { name: /HMS/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: /í símanum/ })).toBeVisible();
    await expect(page.locator('[data-live-count]')).toContainText(String(await countOf(page, '')));
    const region = page.locator('[data-regions] a').first();
    const count = Number(/([\d.]+) eign/.exec((await region.textContent())!)![1]!.replace('.', ''));
    await region.click();
    await expect(page).toHaveURL(/regions=hofudborgarsvaedid/);
    await expect(heading(page)).toContainText(String(count));
  });

  test('V015: the search leads to the list with what was chosen', async ({ page }) => {
    await open(page, '/');
    await page.getByLabel('Hvar?').fill('Akureyri');
    await options(page).first().click();
    await page.getByLabel('Tegund').selectOption('apartment');
    await page.getByLabel('Svefnherbergi').selectOption('2');
    await page.getByLabel('Hámarksleiga').pressSequentially('400000');
    await expect(page.getByLabel('Hámarksleiga')).toHaveValue('400.000');
    await page.getByRole('button', { name: 'Leita' }).click();
    await expect(page).toHaveURL(
      '/listings?min_bedrooms=2&max_price=400000&listing_category=apartment&cities=akureyri',
    );
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('V015 V059: the front page searches, filters are fields, chips and pages are links', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByLabel('Hvar?').fill('reykjavik');
    await page.getByLabel('Hámarksleiga').fill('400.000');
    await page.getByRole('button', { name: 'Leita' }).click();
    const query = 'cities=reykjavik&max_price=400000';
    await expect(heading(page)).toContainText(String(await countOf(page, query)));
    await expect(chips(page)).toHaveCount(2);

    await page.getByRole('link', { name: 'Næsta síða' }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole('button', { name: /Fleiri síur/ }).click();
    await page.getByRole('dialog').getByText('Hundur').click();
    await page.getByRole('dialog').getByRole('button', { name: /^Sýna/ }).click();
    await expect(chips(page)).toHaveCount(3);
    await expect(heading(page)).toContainText(String(await countOf(page, `${query}&allowed_pets=dog`)));
    await page.getByRole('link', { name: /Fjarlægja síu: Hundar/ }).click();
    await expect(chips(page)).toHaveCount(2);
  });
});
