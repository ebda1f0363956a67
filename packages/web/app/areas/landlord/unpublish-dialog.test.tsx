import { unpublishReasonCodes } from '@heima/domain/listings/listing-codes.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { listingQuery } from '#entities/listing/listing-query.ts';
import { someListing } from '#entities/listing/testing/some-listing.ts';
import { heldOf } from '#platform/api/held.ts';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { UnpublishDialog } from './unpublish-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('R248 R249: taking a listing out of publication needs one of the three reasons (V085)', async () => {
  const listing = someListing({ state: 'NOT_IN_PUBLICATION' });
  const { seen } = fakeApi(() => ({ status: 200, body: listing }));
  const onDone = vi.fn();
  await renderInPage(<UnpublishDialog id={listing.id} onDone={onDone} onClose={vi.fn()} />, [
    'landlordScreens',
    'reference',
    'validation',
  ]);
  const reasons = screen.getAllByRole('radio', { hidden: true }) as HTMLInputElement[];
  expect(reasons.map(({ value }) => value)).toEqual([...unpublishReasonCodes]);
  const send = () => fireEvent.submit(reasons[0]!.form!);
  send();
  await waitFor(() => expect(reasons[0]!.getAttribute('aria-invalid')).toBe('true'));
  expect(seen).toHaveLength(0);
  fireEvent.click(reasons[1]!);
  send();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(heldOf(listingQuery(listing.id))).toEqual(listing);
  expect(seen[0]).toMatchObject({
    path: `/listings/${listing.id}/unpublish`,
    body: { reason: unpublishReasonCodes[1] },
  });
});
