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
