import type { Page, Response } from '@playwright/test';

/**
 * Opens a page and waits until it is alive and nothing is being fetched. Before that a press on a link that opens
 * something over the page leads to the page of its own.
 */
export async function open(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => !('heimaEarly' in window && window.heimaEarly));
  return answer;
}
