import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { someListing } from '#entities/listing/testing/some-listing.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { currentToasts, dismissToast } from '#ui/toasts.ts';
import type { OwnListing } from './own-listing.ts';
import { PriceCell } from './price-cell.tsx';

const price = { price: 285_000, currency: 'ISK' } as const;
const listing = someListing({ price, title: 'Risíbúð' });

type Answer = ReturnType<Parameters<typeof fakeApi>[0]>;

/** The box of the price, open; `answer` answers each change. */
async function open(answer: (body: Record<string, unknown>) => Answer, given = listing) {
  const { seen } = fakeApi(({ method, body }) =>
    method === 'GET' ? { status: 200, body: given } : answer(body as Record<string, unknown>),
  );
  await renderInPage(<PriceCell listing={given as unknown as OwnListing} />, [
    'landlordScreens',
    'wizardScreens',
    'listings',
    'reference',
    'validation',
  ]);
  fireEvent.click(screen.getByRole('button', { name: /Breyta verði/ }));
  const field = (await screen.findByRole('textbox')) as HTMLInputElement;
  return {
    field,
    sent: () => seen.filter(({ method }) => method !== 'GET'),
    save: (typed: string) => {
      fireEvent.change(field, { target: { value: typed } });
      fireEvent.submit(field.form!);
    },
  };
}
const taken = (): Answer => ({ status: 200, body: someListing({ price }) });

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  cleanup();
  vi.unstubAllGlobals();
});

it('R264: the price is changed where it stands; a failure is said there, keeps the number, and can be tried again', async () => {
  let isDown = true;
  const { field, sent, save } = await open(() =>
    isDown ? refused(503, 'common.providerDown', 'Þjónninn svarar ekki.') : taken(),
  );
  expect(document.activeElement).toBe(field);
  save('295000');
  await screen.findByText('Ekki tókst að breyta verðinu');
  expect(field.value).toBe('295.000');
  // A message in the corner would cover what is to be pressed next.
  expect(currentToasts()).toEqual([]);
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Reyna aftur' }));
  await screen.findByText('Verðinu hefur verið breytt.');
  expect(sent().map(({ body }) => body)).toEqual([{ price: '295000' }, { price: '295000' }]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /kr/ })));
});

it('Escape leaves the price as it was', async () => {
  const { field, sent } = await open(() => ({ status: 500 }));
  fireEvent.keyDown(field, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(sent()).toHaveLength(0);
});

it('a price that cannot be taken is refused at its field', async () => {
  const told = 'Fjárhæðin má vera mest einn milljarður króna.';
  const { field, save } = await open(() => refused(400, 'common.invalidInput', 'Rangt', { price: [told] }));
  save('999999999999');
  await screen.findByText(told);
  expect([field.getAttribute('aria-invalid'), field.value]).toEqual(['true', '999.999.999.999']);
  expect(currentToasts()).toEqual([]);
});

it('an unusual price is asked about before it is saved, and saved once it is confirmed', async () => {
  const { field, sent, save } = await open(taken);
  save('5');
  await screen.findByText('Verðið er óvenjulegt. Breyttu því eða staðfestu að það sé rétt.');
  expect(document.activeElement).toBe(field);
  expect(sent()).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Verðið er rétt' }));
  await screen.findByText('Verðinu hefur verið breytt.');
  expect(sent().map(({ body }) => body)).toEqual([{ price: '5' }]);
});

it('an unusual price in euros is asked about as well', async () => {
  const inEuros = someListing({ price: { price: 1950, currency: 'EUR' }, currency_id: 3 });
  const { sent, save } = await open(taken, inEuros);
  save('279.000');
  expect(await screen.findByText('279.000 € á mánuði er óvenjuhátt. Er það rétt?')).toBeTruthy();
  expect(sent()).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Breyta í 2.790\u00a0€' }));
  expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe('2.790');
});

it('of two who change a price at once the later one is told, and writes over nothing', async () => {
  const theirs = someListing({ price: { price: 310_000, currency: 'ISK' }, version: 'v2' });
  const { field, sent, save } = await open((body) =>
    body.price === '295000'
      ? {
          status: 412,
          body: { status: 412, code: 'common.changedMeanwhile', detail: 'Breytt á meðan.', current: theirs },
        }
      : taken(),
  );
  save('295000');
  await screen.findByText(/310000/);
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['295.000', 'true']);
  expect(sent().map(({ headers }) => headers['if-match'])).toEqual(['"v1"']);
  save('300000');
  await screen.findByText('Verðinu hefur verið breytt.');
  expect(sent().at(-1)!.headers['if-match']).toBe('"v2"');
});

it('eye A2: a price for which the deposit is too high offers to lower the deposit with it', async () => {
  const told = 'Trygging má mest nema þriggja mánaða leigu.';
  const { sent, save } = await open((body) =>
    body.insurance_amount === undefined
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
      : taken(),
  );
  save('265000');
  fireEvent.click(await screen.findByRole('button', { name: 'Lækka tryggingu í 795.000\u00a0kr. líka' }));
  await screen.findByText('Verðinu hefur verið breytt.');
  expect(sent().at(-1)).toMatchObject({
    body: { price: '265000', insurance_amount: 795_000 },
    headers: { 'if-match': '"v1"' },
  });
});
