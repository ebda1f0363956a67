import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ListingPicture } from './listing-picture.tsx';

const image = {
  id: 'i1',
  caption: null,
  src: '/media/a',
  width: 1920,
  height: 1440,
  widths: [320, 640, 1920],
  avif: true,
  blur: 'data:image/webp;base64,AA',
};

it('L11: a phone is offered small files and keeps the place of the picture free', () => {
  const { container } = render(<ListingPicture image={image} alt="Stofa" sizes="100vw" />);
  const [picture] = container.querySelectorAll('img');
  expect([picture!.getAttribute('width'), picture!.getAttribute('height')]).toEqual(['1920', '1440']);
  expect(picture!.getAttribute('srcset')).toBe(
    '/media/a-320.webp 320w, /media/a-640.webp 640w, /media/a-1920.webp 1920w',
  );
  const [avif] = container.querySelectorAll('source[type="image/avif"]');
  expect(avif!.getAttribute('srcset')).toContain('/media/a-320.avif 320w');
  expect([picture!.getAttribute('sizes'), avif!.getAttribute('sizes')]).toEqual(['100vw', '100vw']);
});
