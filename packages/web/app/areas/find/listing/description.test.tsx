import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { someListing } from '#entities/listing/testing/some-listing.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { loadTexts } from '#platform/i18n/texts.ts';
import { TextsProvider } from '#platform/i18n/use-texts.tsx';
import { Description } from './description.tsx';

const text = (language: 'is' | 'en' | 'ua', words: string, machine_translated = false) => ({
  id: language,
  language,
  text: words,
  machine_translated,
  updated_at: '2026-05-01T10:00:00.000Z',
});
const listing = someListing({
  primary_description: 'en',
  description_translations: [text('en', 'A bright flat.'), text('is', 'Björt íbúð.', true)],
});

it('V065: the description comes in the reader’s language, marked as a machine’s, with the original one press away', async () => {
  await renderInPage(<Description listing={listing} />, ['listingScreen']);
  expect(screen.getByText('Björt íbúð.').parentElement!.lang).toBe('is');
  screen.getByText('Vélþýðing. Frumtextinn gildir.');
  fireEvent.click(screen.getByRole('link', { name: 'English' }));
  expect((await screen.findByText('A bright flat.')).parentElement!.lang).toBe('en');
  screen.getByText('Frumtexti leigusala');
});

it('V065: a reader whose language has no text gets the landlord’s own words', async () => {
  await renderInPage(
    <Description listing={{ ...listing, description_translations: [text('en', 'A bright flat.')] }} />,
    ['listingScreen'],
  );
  screen.getByText('A bright flat.');
  screen.getByText('Frumtexti leigusala');
  expect(screen.queryByRole('link')).toBeNull();
});

it('eye B18: who reads Ukrainian gets English before Icelandic, with the original one press away', async () => {
  await loadTexts('ua', ['shell', 'listingScreen']);
  await renderInPage(
    <TextsProvider language="ua">
      <Description
        listing={{
          ...listing,
          primary_description: 'is',
          description_translations: [text('is', 'Björt íbúð.'), text('en', 'A bright flat.')],
        }}
      />
    </TextsProvider>,
    ['listingScreen'],
  );
  screen.getByText('A bright flat.');
  fireEvent.click(screen.getByRole('link', { name: 'Íslenska' }));
  await screen.findByText('Björt íbúð.');
});
