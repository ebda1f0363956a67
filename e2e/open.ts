import type { Page, Response } from '@playwright/test';

/**
 * Waits until a page's scripts have begun and its header answers. Before that a press on a link that opens something
 * over the page leads to the page of its own, and the page may still move to the part it was asked for. A node that
 * React has taken over carries a key of its own.
 */
export const alive = (page: Page) =>
  page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      !('heimaEarly' in window && window.heimaEarly) &&
      [...document.querySelectorAll('header a, header button')].every((node) =>
        Object.keys(node).some((key) => key.startsWith('__reactProps')),
      ),
  );

/** Opens a page and waits until it is alive and nothing is being fetched. */
export async function open(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  await alive(page);
  return answer;
}

/** Loads the page anew and waits as `open` does. */
export async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'networkidle' });
  await alive(page);
}
