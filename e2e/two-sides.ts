import type { Browser, BrowserContext } from '@playwright/test';
import { acceptCookies, demoPeople, productUrl, signIn, signUp } from './sign-in.ts';

export interface TwoSides {
  forTenant: BrowserContext;
  forLandlord: BrowserContext;
  close: () => Promise<void>;
}

/** A new tenant, on a phone where that is wanted, and the landlord of the demonstration, each in a browser of their own. */
export async function twoSides(browser: Browser, { phone = false } = {}): Promise<TwoSides> {
  const baseURL = productUrl();
  const [forTenant, forLandlord] = [
    await browser.newContext({
      baseURL,
      ...(phone && { viewport: { width: 360, height: 780 }, hasTouch: true }),
    }),
    await browser.newContext({ baseURL }),
  ];
  for (const context of [forTenant, forLandlord]) await acceptCookies(context);
  await signUp(forTenant, 'Þórdís Ýr Ægisdóttir');
  await signIn(forLandlord, demoPeople.landlord);
  const close = async () => {
    for (const context of [forTenant, forLandlord]) await context.close();
  };
  return { forTenant, forLandlord, close };
}

/** A published home of the landlord whose rent is in krónur. */
export async function homeOfLandlord(
  landlord: BrowserContext,
): Promise<{ id: string; title: string; price: { price: number } }> {
  const answer = await landlord.request.get(
    `${productUrl()}/api/v1/landlords/listings?state=PUBLISHED&page_size=100`,
  );
  const { items } = (await answer.json()) as {
    items: { id: string; title: string; price: { price: number; currency: string } | null }[];
  };
  const home = items.find(({ price }) => price?.currency === 'ISK');
  return home as { id: string; title: string; price: { price: number } };
}

/**
 * Closes the browsers of a test that has ended. Each of their pages holds a live connection: of one person only so many
 * stand, and pages that are left open would push each other, and those of the next tests, from their places.
 */
export async function closeAll({ browser }: { browser: Browser }): Promise<void> {
  for (const context of browser.contexts()) await context.close();
}
