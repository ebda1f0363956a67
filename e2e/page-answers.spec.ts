import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { signUp } from './eid.ts';
import { alive, open } from './open.ts';
import { demoPeople, productUrl, signIn } from './sign-in.ts';

/** What pages answer besides their content: who may keep them, in which language, and for whom. */
test.describe('page answers', () => {
  test('a visitor’s page may be kept by shared caches, a person’s never, nor one that sets a cookie', async ({
    context,
    request,
  }) => {
    const visitor = await request.get(`${productUrl()}/listings?min_bedrooms=1`);
    expect(visitor.headers()['cache-control']).toContain('s-maxage');
    expect(visitor.headers().vary).toContain('cookie');
    const asking = await request.get(`${productUrl()}/listings?min_bedrooms=1&lang=en`);
    expect(asking.headers()['set-cookie']).toContain('heima_lang=en');
    expect(asking.headers()['cache-control']).not.toContain('s-maxage');
    await signIn(context, demoPeople.landlord);
    for (const path of [
      '/listings',
      '/listings.data',
      '/_.data',
      '/account/contact',
      '/account/contact.data',
    ]) {
      const own = await context.request.get(productUrl() + path);
      expect(own.headers()['cache-control'], path).toBe('private, no-store');
    }
  });

  test('found 22: a visitor’s page that is held already is not sent again, and keeps the nonce it came with', async ({
    request,
    page,
  }) => {
    const ask = (held?: string) =>
      request.get(`${productUrl()}/about`, { headers: held ? { 'if-none-match': held } : {} });
    const [first, second] = [await ask(), await ask()];
    const { etag = '' } = first.headers();
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    expect(second.headers().etag).toBe(etag);
    expect(second.headers()['content-security-policy']).not.toBe(first.headers()['content-security-policy']);
    for (const held of [etag, `"x", ${etag.slice(2)}`, '*']) {
      const again = await ask(held);
      expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
      expect(again.headers()['content-security-policy']).toBeUndefined();
    }
    expect((await ask('"x"')).status()).toBe(200);
    // Asked for again, the held page still comes alive.
    const refused: string[] = [];
    page.on('console', (line) => {
      if (line.text().includes('Content Security Policy')) refused.push(line.text());
    });
    await open(page, `${productUrl()}/about`);
    await page.reload();
    await alive(page);
    expect(refused).toEqual([]);
  });

  test('every class of a page has its sheet in it, also of parts whose scripts come later', async ({
    request,
    context,
  }) => {
    await signIn(context, demoPeople.tenant);
    const asked = await context.request.get(`${productUrl()}/api/v1/openhouses`);
    const { items } = (await asked.json()) as { items: { listing: { id: string; visible: boolean } }[] };
    const home = items.find(({ listing }) => listing.visible)!.listing.id;
    for (const path of ['/', '/listings', `/listings/${home}`, '/about', '/login', '/terms']) {
      const html = await (await request.get(productUrl() + path)).text();
      const sheets = new Set(
        [...html.matchAll(/href="(\/assets\/[^"#]+\.css)#?"/g)].map(([, href]) => href!),
      );
      const texts = await Promise.all(
        [...sheets].map(async (href) => (await request.get(productUrl() + href)).text()),
      );
      const classes = new Set(
        [...html.matchAll(/class="([^"]*)"/g)]
          .flatMap(([, names]) => names!.split(' '))
          .filter((name) => name.startsWith('_')),
      );
      expect(classes.size, path).toBeGreaterThan(10);
      const unstyled = [...classes].filter((name) => !texts.some((text) => text.includes(`.${name}`)));
      expect(unstyled, path).toEqual([]);
    }
  });

  test('found 11: names that a page does not know never break it', async ({ request, page }) => {
    const names =
      'utm_source=x&fbclid=y&postal_codes[]=101&Lang=en&__proto__=1&page[]=2&lang=en&lang=is&%00=1';
    for (const path of ['/', '/listings', '/about', '/login', '/start-listing'])
      expect((await request.get(`${productUrl()}${path}?${names}`)).status(), path).toBe(200);
    await open(page, `${productUrl()}/listings?utm_source=x&gclid=y&min_size=84,5`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('84,5').first()).toBeVisible();
  });

  test('an address with a broken per cent sign is a page that is not there, with the frame of all pages', async ({
    request,
  }) => {
    for (const path of ['/%ff', '/listings/%E0%A4%A', '/a%2?x=%ff']) {
      const answer = await request.get(productUrl() + path, { headers: { accept: 'text/html' } });
      const html = await answer.text();
      expect(answer.status(), path).toBe(404);
      expect(answer.headers()['content-security-policy'], path).toContain("script-src 'self' 'nonce-");
      expect(html, path).toContain('<header');
      expect(html, path).toContain('<h1');
    }
  });

  test('V006 R004 R010: the language asked for counts for the content too, and no visitor gets another one’s', async ({
    playwright,
  }) => {
    const ask = async (cookie: string, path: string) => {
      const one = await playwright.request.newContext({ extraHTTPHeaders: cookie ? { cookie } : {} });
      const answer = await one.get(productUrl() + path);
      const html = await answer.text();
      await one.dispose();
      return {
        html,
        cookies: answer
          .headersArray()
          .filter(({ name }) => name.toLowerCase() === 'set-cookie')
          .map(({ value }) => value),
      };
    };
    const path = `/listings?min_size=${10 + Math.floor(Math.random() * 30)}&lang=en`;
    const first = await ask('heima_lang=is', path);
    expect(first.html).toContain('<html lang="en"');
    expect(first.html).toMatch(/\/month/);
    expect(first.cookies.join()).toMatch(/heima_lang=en; Max-Age=31536000/);
    const second = await ask('', path);
    expect(second.html).toContain('<html lang="en"');
    const uk = await ask('heima_lang=en', path.replace('lang=en', 'lang=uk-UA'));
    expect(uk.html).toContain('<html lang="uk"');
  });

  test('found 10: every page that is shared names a JPEG or PNG of 1200 × 630 by its whole address, and it is there', async ({
    request,
  }) => {
    const listings = await (await request.get(`${productUrl()}/api/v1/listings?page_size=1`)).json();
    for (const path of ['/', '/listings', '/about', '/terms', `/listings/${listings.items[0].id}`]) {
      const html = await (await request.get(productUrl() + path)).text();
      const named = (what: string) =>
        new RegExp(`<meta property="og:image${what}" content="([^"]+)"`).exec(html)?.[1];
      expect(named(''), path).toMatch(/^https?:\/\//);
      const picture = await request.get(productUrl() + new URL(named('')!).pathname);
      expect(picture.headers()['content-type'], path).toBe(named(':type'));
      expect(picture.headers()['cross-origin-resource-policy'], path).toBe('cross-origin');
      const { format, width, height } = await sharp(await picture.body()).metadata();
      expect(['jpeg', 'png'], path).toContain(format);
      expect([`${width}`, `${height}`], path).toEqual([named(':width'), named(':height')]);
      expect([width, height], path).toEqual([1200, 630]);
    }
  });

  test('E021 V006: pages follow the language of the account, and one of them its address', async ({
    context,
  }) => {
    await signUp(context, 'Олена Бойко');
    const path = `${productUrl()}/about`;
    const shown = async (address: string) =>
      /<html lang="(\w+)"/.exec(await (await context.request.get(address)).text())![1];
    expect(await shown(path)).toBe('is');
    const me = await (await context.request.get(`${productUrl()}/api/v1/auth/user`)).json();
    const saved = await context.request.post(`${productUrl()}/api/v1/users/${me.id}/set-primary-language`, {
      data: { lang: 'ua' },
      headers: { origin: productUrl() },
    });
    expect(saved.ok()).toBe(true);
    expect(await shown(path)).toBe('uk');
    expect(await shown(`${path}?lang=en`)).toBe('en');
    expect(await shown(path)).toBe('uk');
    await context.clearCookies({ name: 'heima_access' });
    expect(await shown(path), 'with the refresh token alone').toBe('uk');
  });

  test('U13: a page asked for with only the refresh token is made for its person, and renews the sign-in', async ({
    context,
    page,
  }) => {
    await signIn(context, demoPeople.landlord);
    await context.clearCookies({ name: 'heima_access' });
    await open(page, `${productUrl()}/landlord/my-listings`);
    await expect(page).toHaveURL(/\/landlord\/my-listings/);
    expect((await context.cookies()).map(({ name }) => name)).toContain('heima_access');
    await context.addCookies([{ name: 'heima_access', value: 'broken.token.here', url: productUrl() }]);
    await page.goto(`${productUrl()}/landlord/my-listings`);
    await expect(page).toHaveURL(/\/landlord\/my-listings/);
  });

  test('R041: every page of a person sends a visitor to sign in and back, also one that asks only what all may know', async ({
    request,
  }) => {
    const { items } = await (await request.get(`${productUrl()}/api/v1/listings?page_size=1`)).json();
    for (const address of [
      '/account',
      '/account/offers',
      '/profile/edit',
      '/tenant/applications',
      '/tenant/offers',
      '/tenant/open-houses',
      '/landlord/my-listings',
      '/landlord/applications',
      '/landlord/applications/compare',
      '/landlord/open-houses',
      `/listings/${items[0].id}/apply`,
    ]) {
      const answer = await request.get(productUrl() + address, { maxRedirects: 0 });
      expect([address, answer.status(), answer.headers().location]).toEqual([
        address,
        302,
        `/login/?from=${encodeURIComponent(address)}`,
      ]);
    }
  });

  test('addresses that nothing has answer as what they are: the API with a problem, pages with a page', async ({
    request,
  }) => {
    const api = await request.get(`${productUrl()}/api/v1/nope`);
    expect(api.status()).toBe(404);
    expect(api.headers()['content-type']).toContain('application/problem+json');
    for (const address of ['/%ff', '/listings/%ff', '/listings/01a21f99-7471-761d-95ad-8fe7082c2a44x']) {
      const none = await request.get(productUrl() + address);
      expect([address, none.status()]).toEqual([address, 404]);
      expect(none.headers()['content-type']).toContain('text/html');
    }
  });

  test('V015 V059: without scripts the front page searches and the search pages', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'is-IS' });
    const page = await context.newPage();
    await page.goto(productUrl());
    await page.getByRole('textbox', { name: 'Hvar?' }).or(page.getByLabel('Hvar?')).first().fill('Reykjavík');
    await page.getByRole('button', { name: 'Leita' }).click();
    await expect(page).toHaveURL(/\/listings\?/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/eign/);
    await expect(page.locator('article').first()).toBeVisible();
    await page.locator('article a[href^="/listings/"]').first().click();
    // What hydrates late has come with its styles: similar homes stand beside each other.
    const similar = page.locator('[aria-labelledby=similar] article');
    await expect(similar.nth(1)).toBeVisible();
    expect((await similar.nth(0).boundingBox())!.y).toBe((await similar.nth(1).boundingBox())!.y);
    await context.close();
  });
});

test.describe('the scripts of a page', () => {
  test('wait until it has been painted once, so that they take nothing from its first picture', async ({
    page,
  }) => {
    const html = await (await page.request.get(`${productUrl()}/`)).text();
    expect(html).not.toContain('<link rel="modulepreload"');
    await page.goto(`${productUrl()}/`);
    await alive(page);
    const [styled, scripts] = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const ending = (end: string) => files.filter(({ name }) => name.endsWith(end));
      return [
        ending('.css').map(({ responseEnd }) => responseEnd),
        ending('.js').map(({ startTime }) => startTime),
      ] as const;
    });
    expect(scripts.length).toBeGreaterThan(5);
    // Nothing is painted without the styles.
    expect(Math.min(...scripts)).toBeGreaterThan(Math.max(...styled.slice(0, 2)));
  });

  test('run in a tab that is never shown', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Document.prototype, 'hidden', { get: () => true, configurable: true }),
    );
    await page.goto(`${productUrl()}/`);
    await expect(page.locator('script[type=late]')).toHaveCount(0);
    await expect(page.locator('link[rel=modulepreload]').first()).toBeAttached();
  });
});

test.describe('found 24: a page whose files a new build has taken away', () => {
  /** Answers for the scripts as a server with another build does, until the page is loaded anew. */
  async function renew(page: Page): Promise<void> {
    let isRenewed = true;
    page.once('domcontentloaded', () => {
      isRenewed = false;
    });
    await page.route('**/assets/*.js', (route) =>
      isRenewed ? route.fulfill({ status: 404 }) : route.continue(),
    );
  }

  test('leads to where a link was pressed to', async ({ page }) => {
    await open(page, `${productUrl()}/`);
    await renew(page);
    const about = page.locator('footer a[href="/about"]');
    const loaded = page.waitForEvent('domcontentloaded');
    await about.click();
    await loaded;
    await expect(page).toHaveURL(`${productUrl()}/about`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('opens what a button was pressed for', async ({ page }) => {
    await open(page, `${productUrl()}/`);
    await renew(page);
    const loaded = page.waitForEvent('domcontentloaded');
    await page
      .getByRole('button', { name: /Íslenska/ })
      .first()
      .click();
    await loaded;
    await expect(page.getByRole('dialog', { name: 'Tungumál' })).toBeVisible();
  });
});

test.describe('a page that is not alive yet', () => {
  /** Holds the scripts back until the test releases them. */
  async function slowScripts(page: Page): Promise<() => void> {
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    return go;
  }

  test('does what was pressed, once it is', async ({ page }) => {
    const go = await slowScripts(page);
    await page.goto(`${productUrl()}/`, { waitUntil: 'commit' });
    await page
      .getByRole('button', { name: /Íslenska/ })
      .first()
      .click();
    go();
    await expect(page.getByRole('dialog', { name: 'Tungumál' })).toBeVisible();
  });

  test('sends what was typed and sent, once it is, and never puts it into the address', async ({ page }) => {
    const go = await slowScripts(page);
    await page.goto(`${productUrl()}/login`, { waitUntil: 'commit' });
    const phone = page.getByLabel('Símanúmer');
    await phone.fill('1234');
    await phone.press('Enter');
    expect(page.url()).toBe(`${productUrl()}/login`);
    go();
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(phone).toHaveValue('123 4');
    expect(page.url()).not.toContain('phone');
  });
});

test('R032: the area of staff is not there for anybody else, neither its first page nor those below it', async ({
  context,
}) => {
  const pages = ['/man', '/man/queue', '/man/queue/publish_requests'];
  for (const path of pages) {
    const visitor = await context.request.get(productUrl() + path);
    expect(new URL(visitor.url()).pathname, path).toMatch(/^\/login/);
  }
  await signIn(context, demoPeople.landlord);
  for (const path of pages) expect((await context.request.get(productUrl() + path)).status(), path).toBe(404);
});

test('an address that begins with two slashes, or a broken Host, leads nowhere else', async ({ request }) => {
  const answer = await request.get(`${productUrl()}//evil.example/x?lang=en`, { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toBe('/evil.example/x?lang=en');
  const page = await request.get(`${productUrl()}/no-such-page`, { headers: { host: 'a b' } });
  expect(page.status()).toBeLessThan(500);
});

test('a page of the search that there is no longer says so without counting below nothing', async ({
  page,
}) => {
  await page.goto(`${productUrl()}/listings?page=999&lang=is`);
  await expect(page.locator('[data-more] [role=status]')).toHaveText(/^0 af /);
});

test('a question for the head of a page alone does not blank the page for the next visitor', async ({
  request,
}) => {
  const address = `${productUrl()}/about?asked=${Date.now()}`;
  const head = await request.head(address);
  expect([head.status(), await head.text()]).toEqual([200, '']);
  for (let turn = 0; turn < 2; turn += 1) expect(await (await request.get(address)).text()).toContain('<h1');
});
