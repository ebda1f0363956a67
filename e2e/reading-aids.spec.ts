import { expect, type Page, test } from '@playwright/test';
import { open } from './open.ts';
import { acceptCookies } from './sign-in.ts';

/** What holds with contrast themes, zoom, the keyboard and a translating browser. */

test.use({ baseURL: process.env.HEIMA_URL });
test.beforeEach(({ context }) => acceptCookies(context));

const pages = ['/listings', '/start-listing?step=5_pricing'] as const;

/**
 * What has the focus now: its name, whether an outline shows it, and what lies over all of it. A native box inside a
 * label, and a field inside its frame, are drawn by them.
 */
const focused = (page: Page) =>
  page.evaluate(() => {
    const stop = document.activeElement as HTMLElement | null;
    if (!stop || stop === document.body) return undefined;
    const isField = stop.matches('input, textarea, select');
    const drawer = stop.closest('label') ?? (isField ? stop.parentElement! : stop);
    // A switch is a native box of no size with its picture beside it.
    const drawn = [stop, drawer, ...(isField && stop.nextElementSibling ? [stop.nextElementSibling] : [])];
    const isOutlined = drawn.some((one) =>
      [undefined, '::after', '::before'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one, part);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      }),
    );
    const box = drawer.getBoundingClientRect();
    const [shares, covers] = [[0.1, 0.5, 0.9], new Set<string>()];
    const isSeen = shares.some((down) =>
      shares.some((right) => {
        const hit = document.elementFromPoint(box.left + box.width * right, box.top + box.height * down);
        if (hit && (drawer.contains(hit) || (hit.tagName === 'LABEL' && hit.contains(drawer)))) return true;
        covers.add(hit ? `${hit.tagName} ${hit.className}` : 'outside the window');
        return false;
      }),
    );
    return {
      name: `${stop.tagName} ${stop.id || stop.textContent?.slice(0, 30)}`,
      isOutlined,
      coveredBy: isSeen ? [] : [...covers],
    };
  });

const stops = async (page: Page, key: 'Tab' | 'Shift+Tab', count: number) => {
  const found: NonNullable<Awaited<ReturnType<typeof focused>>>[] = [];
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (stop) found.push(stop);
  }
  expect(found.length).toBeGreaterThan(count / 2);
  return found;
};

for (const path of pages)
  test(`found 2 3 4: ${path} shows what has the focus in a contrast theme, under no bar`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, path);
    const seen = await stops(page, 'Tab', 35);
    expect(seen.filter(({ isOutlined }) => !isOutlined)).toEqual([]);
    for (const viewport of [
      { width: 1280, height: 720 },
      { width: 390, height: 844 },
      // 1280 × 1024 at 400 %.
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(viewport);
      const back = await stops(page, 'Shift+Tab', 25);
      expect(
        back.filter(({ coveredBy }) => coveredBy.length > 0),
        `${viewport.width} px`,
      ).toEqual([]);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, `${viewport.width} px scrolls sideways`).toBeLessThanOrEqual(0);
    }
  });

test('found 1: the wizard lives in a page that the browser has translated', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await open(page, '/start-listing?step=4_rules');
  const translate = () =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        if (!text.nodeValue?.trim() || text.parentElement?.closest('script, style, font')) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        text.parentNode!.replaceChild(outer, text);
        outer.append(inner);
        inner.append(text);
      }
    });
  for (let index = 0; index < 4; index += 1) {
    await translate();
    await page.locator('main input:is([type=radio], [type=checkbox]):not(:checked)').first().press('Space');
    await expect(page.locator('main h1')).toBeVisible();
  }
  expect(faults).toEqual([]);
});

test('found 23: a listing on paper has its facts, its pictures and its address, and nothing to press', async ({
  page,
  request,
}) => {
  const { items } = await (await request.get('/api/v1/listings?page_size=20')).json();
  const most = items.toSorted(
    (a: { images: unknown[] }, b: { images: unknown[] }) => b.images.length - a.images.length,
  )[0];
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, `/listings/${most.id}`);
  const code = page.locator('[data-paper] svg');
  await expect(code).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(code).toBeVisible();
  await expect(page.locator('[data-paper]')).toContainText(`/listings/${most.id}`);
  for (const name of [
    'header',
    'footer',
    '[data-bottom-bar]',
    '.maplibregl-map',
    '#similar',
    '#content button',
  ])
    for (const one of await page.locator(name).all()) await expect(one, name).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const id of ['about', 'place']) await expect(page.locator(`#${id}`)).toBeVisible();
  await expect(page.locator('aside dl').first()).toBeVisible();
  const pictures = page.locator('[data-gallery] img');
  expect(await pictures.count()).toBeGreaterThan(0);
  const printed = await pictures.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
  expect(printed).toBe(Math.min(4, await pictures.count()));
  // Dark ink on white paper, whatever the screen has.
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(20, 32, 43)');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

/** The page's own colours, and whether the picture of the day is shown. */
const looks = (page: Page) =>
  page.evaluate(() => ({
    ground: getComputedStyle(document.body).backgroundColor,
    fields: getComputedStyle(document.documentElement).colorScheme,
    picture: /street-(day|night)/.exec(
      document.querySelector<HTMLImageElement>('picture img')!.currentSrc,
    )?.[1],
  }));
const lightLooks = { ground: 'rgb(255, 255, 255)', fields: 'light', picture: 'day' };
const darkLooks = { ground: 'rgb(23, 31, 39)', fields: 'dark', picture: 'night' };

for (const javaScriptEnabled of [true, false])
  test.describe(`gap: light and dark by hand, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled, colorScheme: 'dark' });

    test('is chosen in the footer, holds on the next page from its first paint, and is no part of addresses', async ({
      page,
    }) => {
      await page.goto('/');
      await expect.poll(() => looks(page)).toEqual(darkLooks);
      const choose = async (name: string) => {
        const link = page.locator('footer').getByRole('link', { name, exact: true });
        await link.click();
        // What holds is nothing to choose.
        await expect(link).toBeHidden();
        expect(page.url()).not.toContain('theme');
      };
      await choose('Ljóst');
      await expect.poll(() => looks(page)).toEqual(lightLooks);
      const answer = await page.request.get('/');
      const made = await answer.text();
      expect(made).toMatch(/<html[^>]* data-theme="light"/);
      expect(made).toMatch(/<source[^>]* media="not all"/);
      await page.goto('/?from=elsewhere');
      await expect.poll(() => looks(page)).toEqual(lightLooks);
      await choose('Dökkt');
      await page.emulateMedia({ colorScheme: 'light' });
      await expect.poll(() => looks(page)).toEqual(darkLooks);
      // Paper is light.
      await page.emulateMedia({ media: 'print', colorScheme: 'light' });
      await expect.poll(async () => (await looks(page)).ground).toBe(lightLooks.ground);
      await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
      await choose('Eins og tækið');
      await expect.poll(() => looks(page)).toMatchObject({ ground: lightLooks.ground, picture: 'day' });
    });
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('eye B14: Enter in the field of the place searches, and opens no panel', async ({ page }) => {
    await page.goto('/listings?rooms=2');
    const place = page.getByRole('combobox').first();
    await place.fill('Kópavogur');
    await place.press('Enter');
    await expect(page).toHaveURL(/place=K/);
    expect(new URL(page.url()).searchParams.has('open')).toBe(false);
    await expect(page.getByRole('combobox').first()).toHaveValue('Kópavogur');
  });

  for (const width of [360, 1280])
    test(`eye B14: the panels of the search are read and used at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 720 });
      await page.goto('/listings?cities=reykjavik');
      await page.locator('#open-price').click();
      const panel = page.getByRole('dialog', { name: 'Leiga' });
      await expect(panel.getByRole('heading')).toBeVisible();
      await expect(panel.getByRole('slider')).toHaveCount(0);
      const box = (await panel.boundingBox())!;
      const bar = (await page.locator('form[role=search]').boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(bar.y + bar.height);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect((await page.locator('article').first().boundingBox())!.y).toBeGreaterThan(box.y + box.height);
      await panel.getByLabel('Til').fill('350.000');
      await panel.getByRole('button', { name: /^Sýna/ }).click();
      // The field of the bar hands the place on by its name.
      await expect(page).toHaveURL(/place=Reykjav/);
      await expect(page).toHaveURL(/max_price=350/);
      await page.locator('#open-filters').click();
      await page.getByRole('link', { name: 'Loka' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/max_price=350/);
    });
});
