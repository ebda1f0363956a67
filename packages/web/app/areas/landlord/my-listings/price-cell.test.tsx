import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { someListing } from '#entities/listing/testing/some-listing.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import type { OwnListing } from './own-listing.ts';
import { PriceCell } from './price-cell.tsx';

const price = { price: 285_000, currency: 'ISK' } as const;
const listing = { ...someListing({ price, title: 'Risíbúð' }) } as unknown as OwnListing;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('R264: the price is changed where it stands; a failure is reported, keeps the number, and can be tried again', async () => {
  let isDown = true;
  const { seen } = fakeApi(() =>
    isDown
      ? refused(503, 'common.providerDown', 'Þjónninn svarar ekki.')
      : { status: 200, body: someListing({ price }) },
  );
  await renderInPage(<PriceCell listing={listing} />, [
    'landlordScreens',
    'wizardScreens',
    'listings',
    'reference',
  ]);
  fireEvent.click(screen.getByRole('button', { name: /285\.000/ }));
  const field = (await screen.findByRole('textbox')) as HTMLInputElement;
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: '295000' } });
  fireEvent.submit(field.form!);
  await screen.findByText('Ekki tókst að breyta verðinu');
  expect(field.value).toBe('295.000');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Reyna aftur' }));
  await screen.findByText('Verðinu hefur verið breytt.');
  expect(seen.map(({ body }) => body)).toEqual([{ price: '295000' }, { price: '295000' }]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /kr/ })));
});

it('Escape leaves the price as it was', async () => {
  const { seen } = fakeApi(() => ({ status: 500 }));
  await renderInPage(<PriceCell listing={listing} />, [
    'landlordScreens',
    'wizardScreens',
    'listings',
    'reference',
  ]);
  fireEvent.click(screen.getByRole('button', { name: /285\.000/ }));
  fireEvent.keyDown(await screen.findByRole('textbox'), { key: 'Escape' });
  await screen.findByRole('button', { name: /285\.000/ });
  expect(seen).toHaveLength(0);
});

it('eye A2: a price for which the deposit is too high offers to lower the deposit with it', async () => {
  const told = 'Trygging má mest nema þriggja mánaða leigu.';
  const { seen } = fakeApi(({ body }) =>
    (body as { insurance_amount?: number }).insurance_amount === undefined
      ? {
          status: 400,
          body: {
            status: 400,
            code: 'listings.missingFields',
            detail: 'Laga þarf nokkur atriði í auglýsingunni fyrst.',
            errors: { insurance_amount: [told] },
            missing_fields: [
              {
                field: 'insurance_amount',
                step: '5_pricing',
                text_key: 'listings.missing.depositTooHigh',
                params: { maximum: 795_000 },
              },
            ],
          },
        }
      : { status: 200, body: someListing({ price }) },
  );
  await renderInPage(<PriceCell listing={listing} />, [
    'landlordScreens',
    'wizardScreens',
    'listings',
    'reference',
  ]);
  fireEvent.click(screen.getByRole('button', { name: /285\.000/ }));
  const field = (await screen.findByRole('textbox')) as HTMLInputElement;
  fireEvent.change(field, { target: { value: '265000' } });
  fireEvent.submit(field.form!);
  fireEvent.click(await screen.findByRole('button', { name: 'Lækka tryggingu í 795.000\u00a0kr. líka' }));
  await screen.findByText('Verðinu hefur verið breytt.');
  expect(seen.at(-1)?.body).toEqual({ price: '265000', insurance_amount: 795_000 });
});
