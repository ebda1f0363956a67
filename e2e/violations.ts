import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds against WCAG 2.2 AA and its own best practice, in the page or in one part of it: the rule and the
 * first places. Our pages hold no frames, so that axe does its work in the page, not in a second one each time.
 */
export async function violations(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations: found } = await (part ? axe.include(part) : axe).analyze();
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  );
}
