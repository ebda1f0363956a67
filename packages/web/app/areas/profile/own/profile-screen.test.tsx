import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { someAccount, someProfile } from '#areas/profile/testing/some-profile.ts';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { FakeSource } from '#platform/live/testing/fake-source.ts';
import { ProfileScreen } from './profile-screen.tsx';

beforeEach(() => vi.stubGlobal('EventSource', FakeSource));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sets = ['accounts', 'corenters', 'identity', 'profiles', 'profileScreens', 'reference'];

it('V046 R135 V044: the national id stands in the base info as six and four digits, and e-ID before paychecks as the documents say', async () => {
  const account = someAccount({
    icelandic_id: '0101302399',
    personal_id: '0101302399',
    personal_id_country: 'IS',
  });
  fakeApi(({ path }) => {
    if (path === '/auth/user') return { status: 200, body: account };
    if (path.startsWith('/users/')) return { status: 200, body: someProfile() };
    return { status: 200, body: { items: [], count: 0, next: null, previous: null } };
  });
  await renderInPage(<ProfileScreen />, sets, { viewer: account });
  expect(await screen.findByText('010130-2399')).toBeTruthy();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const order = ['Rafræn skilríki', 'Launaseðlar'];
  expect(headings.filter((text) => order.includes(text))).toEqual(order);
});
