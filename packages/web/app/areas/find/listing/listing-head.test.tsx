import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { someListing } from '#entities/listing/testing/some-listing.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { listingHead } from './listing-head-facts.ts';

const origin = 'https://heima.test';
const photo = {
  id: '01990000-0000-7000-8000-00000000000a',
  caption: null,
  src: '/media/listing-images/a',
  width: 1920,
  height: 1440,
  widths: [320, 640, 1280, 1920],
  avif: true,
  blur: '',
};

function ListingHead({ listing }: { listing: ReturnType<typeof someListing> }) {
  const { t, format, language } = useTexts();
  return <PageHead {...listingHead(listing, { t, format, language, origin })} />;
}

/** What shared links read of the page's head, by name. */
async function preview(changes: Parameters<typeof someListing>[0]) {
  await renderInPage(<ListingHead listing={someListing(changes)} />, ['searchScreen', 'reference']);
  const found = document.querySelectorAll<HTMLMetaElement>(
    'meta[property^="og:image"], meta[name^="twitter"]',
  );
  return Object.fromEntries(
    [...found].map((meta) => [meta.getAttribute('property') ?? meta.name, meta.content]),
  );
}

// What the server renders.
beforeEach(() => vi.stubEnv('SSR', true));
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

it('found 10: a shared listing has a JPEG with its whole address, its size and what it shows', async () => {
  expect(await preview({ title: 'Björt íbúð', city: 'Reykjavík', images: [photo] })).toEqual({
    'og:image': `${origin}/media/listing-images/a-1280-link.jpg`,
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Björt íbúð, Reykjavík',
    'twitter:card': 'summary_large_image',
  });
});

it('found 10: the caption says what a picture shows, and a small picture is made of its widest file', async () => {
  const small = { ...photo, caption: 'Stofa með svölum', widths: [320, 640, 1000] };
  expect(await preview({ images: [small] })).toMatchObject({
    'og:image': `${origin}/media/listing-images/a-1000-link.jpg`,
    'og:image:alt': 'Stofa með svölum',
  });
});

it('found 10: a listing without pictures has the picture of the product', async () => {
  expect(await preview({ title: 'Björt íbúð' })).toMatchObject({
    'og:image': expect.stringMatching(/\/og\.png$/),
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
  });
});
