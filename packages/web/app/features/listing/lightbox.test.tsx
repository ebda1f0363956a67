import type { ListingImage } from '@heima/domain/listings/listing-card.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import Lightbox from './lightbox.tsx';

const image = (id: string, caption: string | null): ListingImage => ({
  id,
  caption,
  src: `/media/${id}`,
  width: 1600,
  height: 1200,
  widths: [320, 640],
  avif: false,
  blur: '',
});
const images = [image('a', 'Stofan snýr í suður'), image('b', null), image('c', 'Eldhús')];
const acts = { onClose: vi.fn(), onSave: vi.fn() };

function Subject({ from = 0 }: { from?: number }) {
  const [index, setIndex] = useState(from);
  return (
    <Lightbox
      images={images}
      index={index}
      about="Risíbúð"
      addressOf={(at) => (at === undefined ? '/' : `/?photo=${at + 1}`)}
      onGo={setIndex}
      heart={<button type="button">Vista</button>}
      {...acts}
    />
  );
}

const box = () => screen.getByRole('dialog');
const photo = () => box().querySelector('figure img')!.getAttribute('alt');
const press = (key: string, more = {}) => fireEvent.keyDown(box(), { key, ...more });

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe('the photos of a listing, large', () => {
  it('X07: a photo says its caption, and one without which of how many it is', async () => {
    await renderInPage(<Subject />, ['listingScreen']);
    expect(photo()).toBe('Stofan snýr í suður');
    press('ArrowRight');
    expect(photo()).toBe('Mynd 2 af 3');
    expect(box().querySelector('figcaption[aria-live="polite"]')!.textContent).toContain('Mynd 2 af 3');
  });

  it('turns by the arrows and around the ends, jumps by Home and End, saves by F and closes by Escape', async () => {
    await renderInPage(<Subject />, ['listingScreen']);
    press('ArrowLeft');
    expect(photo()).toBe('Eldhús');
    press('ArrowRight');
    expect(photo()).toBe('Stofan snýr í suður');
    press('End');
    expect(photo()).toBe('Eldhús');
    press('Home');
    expect(photo()).toBe('Stofan snýr í suður');
    press('f', { ctrlKey: true });
    expect(acts.onSave).not.toHaveBeenCalled();
    press('F');
    expect(acts.onSave).toHaveBeenCalledOnce();
    press('Escape');
    expect(acts.onClose).toHaveBeenCalledOnce();
  });

  it('every step is also a link to its own address', async () => {
    await renderInPage(<Subject from={2} />, ['listingScreen']);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/?photo=2',
      '/?photo=1',
      '/?photo=1',
      '/?photo=2',
      '/?photo=3',
    ]);
    expect(links.at(-1)!.getAttribute('aria-current')).toBe('true');
    fireEvent.click(links.at(-2)!);
    expect(photo()).toBe('Mynd 2 af 3');
  });

  it('is turned by swipes of one finger', async () => {
    await renderInPage(<Subject />, ['listingScreen']);
    const swipe = (from: number, to: number) => {
      fireEvent.touchStart(box(), { touches: [{ clientX: from, clientY: 100 }] });
      fireEvent.touchEnd(box(), { changedTouches: [{ clientX: to, clientY: 110 }] });
    };
    swipe(300, 100);
    expect(photo()).toBe('Mynd 2 af 3');
    swipe(100, 120);
    expect(photo()).toBe('Mynd 2 af 3');
    swipe(100, 300);
    expect(photo()).toBe('Stofan snýr í suður');
  });
});
