import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiProblem } from '#platform/api/problem.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { ListingFailure } from './listing-failure.tsx';

it('R260: a home that could not be had says why, with its reference, and can be asked for again', async () => {
  const again = vi.fn();
  const error = new ApiProblem({
    status: 503,
    code: 'common.providerDown',
    detail: 'Reyndu aftur eftir smástund.',
    request_id: 'r-17',
  });
  await renderInPage(<ListingFailure error={error} onAgain={again} />, ['listingScreen']);
  expect(screen.getByRole('alert').textContent).toContain('Reyndu aftur eftir smástund.');
  expect(screen.getByText(/r-17/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button'));
  expect(again).toHaveBeenCalledTimes(1);
});

it('eye A10: a listing that was published says what became of it, and leads to homes like it', async () => {
  const gone = (is_let: boolean) =>
    new ApiProblem({
      status: 404,
      code: 'common.notFound',
      detail: 'Fannst ekki.',
      withdrawn: { is_let, search: { postal_codes: ['101'], min_bedrooms: 2 } },
    });
  const sets = ['listingScreen', 'searchScreen'];
  const { unmount } = await renderInPage(<ListingFailure error={gone(true)} onAgain={vi.fn()} />, sets);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Auglýsingin er ekki lengur í birtingu');
  screen.getByText('Eignin hefur verið leigð út.');
  const similar = await screen.findByRole('link', { name: 'Skoða svipað húsnæði' });
  expect(similar.getAttribute('href')).toBe('/listings?min_bedrooms=2&postal_codes=101');
  expect(screen.getByText('Vista leit')).toBeTruthy();
  unmount();
  await renderInPage(<ListingFailure error={gone(false)} onAgain={vi.fn()} />, sets);
  screen.getByText('Leigusalinn tók hana úr birtingu.');
});
