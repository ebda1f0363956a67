import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { someListing } from '#entities/listing/testing/some-listing.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { Landlord } from './landlord.tsx';

const owner = {
  id: '01990000-0000-7000-8000-000000000009',
  first_name: 'Guðbjörg',
  full_name: null,
  profile_image: null,
  identity_verified: true,
  email_verified: true,
  phone_verified: true,
  member_since: 2024,
  other_homes: 0,
  answer_time: null,
};
const show = (changes: Partial<NonNullable<ListingAnswer['owner']>> = {}) =>
  renderInPage(<Landlord listing={someListing({ owner: { ...owner, ...changes } })} />, ['listingScreen']);
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

afterEach(cleanup);

describe('eye C27: the landlord of a listing', () => {
  it('is named in full where the answer has the full name, with first letters of both names', async () => {
    const { container } = await show({ full_name: 'Guðbjörg Jónsdóttir' });
    expect(links()).toEqual([['Guðbjörg Jónsdóttir', `/users/${owner.id}`]]);
    expect(container.textContent).toContain('GJ');
  });

  it('is known by the first name to visitors, with the year in which the account was made', async () => {
    await show();
    expect(links()).toEqual([['Guðbjörg', `/users/${owner.id}`]]);
    expect(screen.getByText('Á Heima síðan 2024')).toBeDefined();
  });

  it('usually answers so soon, where that is known', async () => {
    await show({ answer_time: 'day' });
    expect(screen.getByText('Svarar yfirleitt innan sólarhrings')).toBeDefined();
  });

  it.each([
    [1, '1 önnur eign til leigu'],
    [4, '4 aðrar eignir til leigu'],
  ])('with %i other homes leads to them', async (count, text) => {
    await show({ other_homes: count });
    expect(links()).toContainEqual([text, `/users/${owner.id}`]);
  });
});
