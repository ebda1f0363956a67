import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { AboutMonth } from './about-month.tsx';

afterEach(cleanup);

const words = async (listing: Parameters<typeof AboutMonth>[0]['listing']) => {
  await renderInPage(<AboutMonth listing={listing} />, ['searchScreen']);
  const { textContent } = document.body;
  cleanup();
  return textContent;
};

it('beside a price in euros or by week stands about what it is in krónur a month, beside others nothing', async () => {
  const price = { price: 1_500, currency: 'EUR' } as const;
  const kronur = { price: 60_000, currency: 'ISK' } as const;
  const about = (amount: string) => `um ${amount}\u00a0kr. á mánuði`;
  expect(await words({ price, price_type: 1, monthly_rent: 220_800 })).toBe(about('221.000'));
  expect(await words({ price: kronur, price_type: 2, monthly_rent: 260_000 })).toBe(about('260.000'));
  expect(await words({ price: kronur, price_type: 1, monthly_rent: 60_000 })).toBe('');
  expect(await words({ price: kronur, price_type: 3, monthly_rent: null })).toBe('');
  expect(await words({ price, price_type: 1, monthly_rent: null })).toBe('');
});
