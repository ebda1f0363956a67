import type { Browser, BrowserContext, Page } from '@playwright/test';
import { acceptCookies, demoPeople, productUrl, signIn, signUp } from './sign-in.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A tenant who has just signed up, on a phone, and the landlord of the demonstration on a desk. */
export async function talkers(browser: Browser, name = 'Þórdís Ýr Ægisdóttir') {
  const forTenant = await browser.newContext({ baseURL: productUrl(), ...phone });
  const forLandlord = await browser.newContext({ baseURL: productUrl() });
  for (const context of [forTenant, forLandlord]) await acceptCookies(context);
  await signUp(forTenant, name);
  await signIn(forLandlord, demoPeople.landlord);
  return { forTenant, forLandlord };
}

export const post = async (context: BrowserContext, path: string, data: object) => {
  const answer = await context.request.post(`${productUrl()}/api/v1${path}`, {
    data,
    headers: { origin: productUrl() },
  });
  return (await answer.json()) as Record<string, string>;
};

/** A published home of the landlord. */
export async function homeOf(landlord: BrowserContext): Promise<string> {
  const answer = await landlord.request.get(`${productUrl()}/api/v1/landlords/listings?page_size=100`);
  const { items } = (await answer.json()) as { items: { id: string; visible: boolean }[] };
  return items.find(({ visible }) => visible)!.id;
}

/** A conversation that the tenant has begun about a home. */
export async function begun(
  { forTenant, forLandlord }: Awaited<ReturnType<typeof talkers>>,
  message = 'Góðan dag!',
) {
  const home = await homeOf(forLandlord);
  const { conversation_id: id } = await post(forTenant, `/listings/${home}/messages`, { message });
  return { id: id!, home };
}

export const composer = (page: Page) => page.getByRole('textbox', { name: 'Skilaboð' });
export const thread = (page: Page) => page.getByRole('region', { name: /^Samtal: / });
export const said = (page: Page, text: string) => thread(page).getByText(text, { exact: true });
export const texts = (page: Page) => thread(page).locator('[dir=auto]').allTextContents();
export async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.getByRole('button', { name: 'Senda', exact: true }).click();
}
