import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import type { MenuPerson } from './menu.ts';
import { MenuPanel } from './menu-panel.tsx';

const person: MenuPerson = {
  id: '01990000-0000-7000-8000-000000000001',
  number: 10_042,
  full_name: 'Sunna Dís Arnarsdóttir',
  user_type: 'TN',
  is_staff: false,
  email_addresses: [],
  phones: [],
  primary_email_id: null,
  has_verified_email_address: true,
  has_verified_phone_number: false,
  unseen_notifications: 0,
  profile_image: null,
};

const picture = {
  id: 'i1',
  image: { smaller: '/media/profile-images/a-160.webp', larger: '/media/profile-images/a-480.webp' },
  blur: 'data:,',
};

describe('menu', () => {
  it('V002: shows the picture of the person', async () => {
    const { container } = await renderInPage(
      <MenuPanel id="m" person={{ ...person, profile_image: picture }} onClose={() => undefined} />,
    );
    expect(container.querySelector('img')!.getAttribute('src')).toBe(picture.image.smaller);
  });

  it('V002 R025 eye C18: names the person and their short number, and warns of the unconfirmed phone only', async () => {
    await renderInPage(<MenuPanel id="m" person={person} onClose={() => undefined} />);
    expect(screen.getByText('Sunna Dís Arnarsdóttir')).toBeTruthy();
    expect(screen.getByText('Notandanúmer: 10042')).toBeTruthy();
    expect(screen.getByText('Símanúmerið er óstaðfest')).toBeTruthy();
    expect(screen.queryByText('Netfangið er óstaðfest')).toBeNull();
    expect(screen.getByRole('button', { name: 'Leigjandi' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: 'Skrá út' })).toBeTruthy();
  });

  it('eye A7: a visitor finds the pages, the way to list a home and the languages, and nothing of an account', async () => {
    await renderInPage(<MenuPanel id="m" person={undefined} onClose={() => undefined} />);
    expect(screen.getByRole('link', { name: 'Leiguhúsnæði' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Українська' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Skrá út' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Auglýsa húsnæði' }).getAttribute('href')).toBe('/start-listing');
  });

  it('starts at its first entry and closes by Escape and by a press beside it', async () => {
    const close = vi.fn();
    await renderInPage(<MenuPanel id="m" person={undefined} onClose={close} />);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Leiguhúsnæði' }));
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(close).toHaveBeenCalledTimes(1);
    fireEvent.pointerDown(document.body);
    expect(close).toHaveBeenCalledTimes(2);
    fireEvent.pointerDown(screen.getByRole('link', { name: 'Leiguhúsnæði' }));
    expect(close).toHaveBeenCalledTimes(2);
  });
});
