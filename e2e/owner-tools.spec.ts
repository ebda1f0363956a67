import { type APIRequestContext, expect, test } from '@playwright/test';
import { open } from './open.ts';
import { acceptCookies, demoPeople, productUrl, signIn } from './sign-in.ts';

/** What owners do with their listings besides publishing: copy one, show a draft to others, put a poster up. */

test.use({ baseURL: process.env.HEIMA_URL });
test.beforeEach(async ({ context }) => {
  await acceptCookies(context);
  await signIn(context, demoPeople.landlord);
});

const publishedListing = async (request: APIRequestContext) => {
  const answer = await request.get('/api/v1/landlords/listings?state=PUBLISHED');
  return (await answer.json()).items[0] as { id: string; title: string };
};

test('gap: a listing is copied, and the copy shown to a visitor by a link until it is withdrawn', async ({
  page,
  browser,
}) => {
  const { title } = await publishedListing(page.request);
  await open(page, '/landlord/my-listings');
  await page.getByRole('button', { name: `Búa til afrit af ${title}` }).click();
  await expect(page).toHaveURL(/start-listing\?listing=/);
  const copy = new URL(page.url()).searchParams.get('listing')!;
  await open(page, `/landlord/my-listings/${copy}/edit`);
  await page.getByRole('button', { name: 'Sýna öðrum' }).click();
  const dialog = page.getByRole('dialog', { name: 'Svona lítur auglýsingin út' });
  await dialog.getByRole('button', { name: 'Búa til tengil' }).click();
  const { pathname } = new URL(await dialog.getByLabel('Tengill á drögin').inputValue());

  const other = await browser.newContext();
  const visitor = await other.newPage();
  await acceptCookies(other);
  const shown = await open(visitor, productUrl() + pathname);
  expect(shown!.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'cache-control': expect.stringContaining('no-store'),
  });
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
  // It can be looked at, and nothing else.
  for (const name of ['Vista', 'Deila', 'Tilkynna auglýsingu', 'Breyta auglýsingu'])
    await expect(visitor.getByRole('main').getByRole('button', { name })).toHaveCount(0);

  await dialog.getByRole('button', { name: 'Afturkalla tengil' }).click();
  const question = page.getByRole('alertdialog', { name: 'Afturkalla tengil?' });
  await question.getByRole('button', { name: 'Afturkalla tengil' }).click();
  await expect(dialog.getByRole('button', { name: 'Búa til tengil' })).toBeVisible();
  expect((await visitor.goto(productUrl() + pathname))!.status()).toBe(404);
  await expect(visitor.getByRole('heading', { name: 'Tengillinn virkar ekki' })).toBeVisible();
  await other.close();
  const headers = { origin: productUrl() };
  expect((await page.request.delete(`/api/v1/listings/${copy}`, { headers })).status()).toBe(204);
});

test('gap: a poster is one sheet of A4 on paper, whatever the screen shows', async ({ page }) => {
  const { id, title } = await publishedListing(page.request);
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, `/listings/${id}/poster`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const sheet = (await page.locator('[data-sheet]').boundingBox())!;
  expect(sheet.height / sheet.width).toBeCloseTo(297 / 210, 1);
  const paper = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  expect(paper.match(/\/Type ?\/Page\b/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/.exec(paper)!;
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
});
