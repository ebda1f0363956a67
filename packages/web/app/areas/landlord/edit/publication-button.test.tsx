import { missingFields } from '@heima/domain/listings/missing-fields.ts';
import { moneyFromWire } from '@heima/domain/listings/money-on-wire.ts';
import { todayInIceland } from '@heima/domain/shared/plain-date.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { someListing } from '#entities/listing/testing/some-listing.ts';
import { MissingList } from '#features/listing/publish/missing-list.tsx';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { currentToasts, dismissToast } from '#ui/toasts.ts';
import { PublicationButton } from './publication-button.tsx';

const draft = someListing();
const listing = someListing({
  can: { ...draft.can, publish: true },
  street_name: 'Þórsgata',
  postal_code: { id: '101', code: '101' },
  location: { lat: 64.1436, lng: -21.9279, exact: true },
  listing_type: 'residential',
  listing_category: 'apartment',
  size: 84.5,
  bedrooms: 2,
  bathrooms: 1,
  title: 'Björt íbúð',
  images: [
    { id: 'i1', caption: null, src: '/f/i1', width: 3, height: 2, widths: [3], avif: false, blur: '' },
  ],
  description_translations: [
    { id: 'd1', language: 'is', text: 'x'.repeat(50), machine_translated: false, updated_at: '' },
  ],
  price: { price: 285_000, currency: 'ISK' },
  terms_accepted: true,
});
const verified = { id: 'a', has_verified_email_address: true, has_verified_phone_number: true };

const show = async (given = listing, viewer = verified) => {
  const api = fakeApi(() => 'lost');
  await renderInPage(
    <PublicationButton listing={given} />,
    ['landlordScreens', 'listings', 'auth', 'wizardScreens'],
    {
      viewer,
    },
  );
  return { api, button: screen.getByRole<HTMLButtonElement>('button') };
};

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  cleanup();
  vi.unstubAllGlobals();
});

describe('the button of publication', () => {
  it('R244 R245: knows that a contact is not verified, and asks for it without trying to publish', async () => {
    const { api, button } = await show(listing, { ...verified, has_verified_phone_number: false });
    fireEvent.click(button);
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(api.seen.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('R241: pressed while something is missing it leads to the list of that, and publishes nothing', async () => {
    const lacking = { ...listing, title: null };
    const api = fakeApi(() => 'lost');
    await renderInPage(
      <>
        <PublicationButton listing={lacking} />
        <MissingList
          missing={missingFields(moneyFromWire(lacking), todayInIceland(new Date()))}
          addressOf={(step) => `?${step}`}
        />
      </>,
      ['landlordScreens', 'listings', 'auth', 'wizardScreens'],
      { viewer: verified },
    );
    fireEvent.click(screen.getByRole('button'));
    expect(document.activeElement?.textContent).toContain('Fyrirsögn vantar.');
    expect(api.seen).toEqual([]);
  });

  it('C37: pressed while what staff refused has not changed it says why that was', async () => {
    const { api, button } = await show({
      ...listing,
      publish_request: {
        state: 'DENIED',
        requested_at: listing.updated_at,
        decided_at: listing.updated_at,
        reason: 'Myndir af annarri íbúð',
      },
    });
    fireEvent.click(button);
    expect(currentToasts().map(({ text }) => text)).toEqual([
      expect.stringContaining('Myndir af annarri íbúð'),
    ]);
    expect(api.seen).toEqual([]);
  });

  it('V084: publishes what is whole', async () => {
    const { api, button } = await show();
    fireEvent.click(button);
    expect(api.seen.map(({ path }) => path)).toEqual([`/listings/${listing.id}/publish`]);
  });
});
