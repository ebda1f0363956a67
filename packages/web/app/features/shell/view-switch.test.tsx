import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import type { MenuPerson } from './menu.ts';
import { ViewSwitch } from './view-switch.tsx';

const person: MenuPerson = {
  number: 10_042,
  id: 'u1',
  full_name: 'Sunna Dís',
  user_type: 'TN',
  is_staff: false,
  email_addresses: [],
  phones: [],
  primary_email_id: null,
  has_verified_email_address: true,
  has_verified_phone_number: true,
  unseen_notifications: 0,
  profile_image: null,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(
  isStaff: boolean,
  answer: Parameters<typeof fakeApi>[0] = () => ({ status: 200, body: {} }),
) {
  const place = { assign: vi.fn(), reload: vi.fn() };
  vi.spyOn(location, 'assign').mockImplementation(place.assign);
  vi.spyOn(location, 'reload').mockImplementation(place.reload);
  const { seen } = fakeApi(answer);
  await renderInPage(<ViewSwitch person={{ ...person, is_staff: isStaff }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Leigusali' }));
  return { place, seen };
}

it('V005 R117: the switch saves the view of the person, and the page is made anew where it was', async () => {
  const { place, seen } = await show(false);
  await waitFor(() => expect(place.reload).toHaveBeenCalledOnce());
  expect(seen).toMatchObject([{ method: 'PATCH', path: '/users/u1', body: { user_type: 'LL' } }]);
  expect(place.assign).not.toHaveBeenCalled();
});

it('V005 R118: when staff switch the view, the product goes to the profile', async () => {
  const { place } = await show(true);
  await waitFor(() => expect(place.assign).toHaveBeenCalledWith('/profile'));
  expect(place.reload).not.toHaveBeenCalled();
});

it('V005: the view that one is in is pressed and saves nothing; a switch that is refused goes nowhere', async () => {
  const { place, seen } = await show(true, () => refused(409, 'common.stateChanged', 'Staðan hefur breyst.'));
  await waitFor(() => expect(seen).toHaveLength(1));
  await waitFor(() =>
    expect((screen.getByRole('button', { name: 'Leigjandi' }) as HTMLButtonElement).disabled).toBe(false),
  );
  const own = screen.getByRole('button', { name: 'Leigjandi' });
  expect(own.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(own);
  expect(seen).toHaveLength(1);
  expect(place.assign).not.toHaveBeenCalled();
});
