import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { encode } from 'uqr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { someListing } from '#entities/listing/testing/some-listing.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { PosterScreen } from './poster-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sets = ['listingScreen', 'posterScreen', 'reference', 'searchScreen'];
const listing = someListing({
  id: 'l1',
  title: 'Björt íbúð',
  state: 'PUBLISHED',
  visible: true,
  listing_type: 'residential',
  listing_category: 'apartment',
  size: 84,
  bedrooms: 2,
  price: { price: 285_000, currency: 'ISK' },
  street_name: 'Þórsgata',
  street_number: '12',
  apartment_number: '0302',
  short_address: 'Þórsgata, 101 Reykjavík',
  images: [
    {
      id: 'a',
      caption: 'Stofa',
      src: '/media/listing-images/a',
      width: 1280,
      height: 960,
      widths: [320, 1280],
      avif: false,
      blur: 'data:,',
    },
  ],
});

describe('gap: a poster of a listing', () => {
  it('has the cover, title, price, size, rooms, the street without its number, and the address as code and words', async () => {
    const { container } = await renderInPage(<PosterScreen listing={listing} />, sets);
    const sheet = container.querySelector<HTMLElement>('[data-sheet]')!;
    expect(within(sheet).getByRole('heading', { level: 1 }).textContent).toBe('Björt íbúð');
    expect(within(sheet).getByRole('img', { name: 'Stofa' })).toBeTruthy();
    for (const word of [
      '285.000',
      '84\u00a0m²',
      '2 svefnherbergi',
      'Þórsgata, 101\u00a0Reykjavík',
      '/listings/l1',
    ])
      expect(sheet.textContent, word).toContain(word);
    // The owner looks, and still only what all may know is on it.
    expect(sheet.textContent).not.toMatch(/12|0302/);
    const code = within(sheet).getByRole('img', { name: 'QR-kóði með slóð auglýsingarinnar' });
    const { size } = encode('/listings/l1', { border: 2 });
    expect(code.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
  });

  it('prints at the press of a button; what is pressed is not on paper', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await renderInPage(<PosterScreen listing={listing} />, sets);
    const button = screen.getByRole('button', { name: 'Prenta' });
    fireEvent.click(button);
    expect(print).toHaveBeenCalledTimes(1);
    expect(button.closest('.on-screen')).not.toBeNull();
  });

  it('there is none of a listing that its code would not open', async () => {
    const { container } = await renderInPage(
      <PosterScreen listing={{ ...listing, visible: false, state: 'NOT_IN_PUBLICATION' }} />,
      sets,
    );
    expect(container.querySelector('[data-sheet]')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Prenta' })).toBeNull();
    expect(screen.getByText(/Birtu auglýsinguna fyrst/)).toBeTruthy();
  });
});
