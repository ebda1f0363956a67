import { getOwnProfile } from '@heima/domain/profiles/endpoints.ts';
import type { OwnProfile } from '@heima/domain/profiles/profile-answer.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hold } from '#platform/api/held.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import AccountLayout from './account-layout.tsx';

const viewer = {
  id: '01990000-0000-7000-8000-000000000001',
  full_name: 'Sunna Dís Arnarsdóttir',
  user_type: 'TN',
  is_staff: false,
} as const;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset.viewer;
});

const picture = {
  id: 'i1',
  image: { smaller: '/media/profile-images/a-160.webp', larger: '/media/profile-images/a-480.webp' },
  blur: 'data:,',
};

describe('frame of the account', () => {
  it('V011: the sidebar shows the picture, and the one that has just been put in', async () => {
    const { container } = await renderInPage(<AccountLayout />, [], {
      address: '/account',
      viewer: { ...viewer, profile_image: picture },
    });
    const shown = () => container.querySelector('[data-sidebar] img')?.getAttribute('src');
    expect(shown()).toBe(picture.image.smaller);
    const newer = { ...picture, image: { ...picture.image, smaller: '/media/profile-images/b-160.webp' } };
    const own = endpointQuery(getOwnProfile, { params: { id: viewer.id } });
    act(() => hold(own, { profile_image: newer } as OwnProfile));
    await waitFor(() => expect(shown()).toBe('/media/profile-images/b-160.webp'));
  });

  it('V011 R123: the sidebar signs out and keeps nothing of the person', async () => {
    const { seen } = fakeApi(() => ({ status: 204 }));
    const assign = vi.fn();
    vi.stubGlobal('location', { assign, pathname: '/account', search: '', hash: '' });
    document.documentElement.dataset.viewer = viewer.id;
    localStorage.setItem('draft', 'x');
    await renderInPage(<AccountLayout />, [], { address: '/account', viewer });
    const sidebar = within(screen.getByRole('navigation', { name: 'Mínar síður' }));
    fireEvent.click(sidebar.getByRole('button', { name: 'Skrá út' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toContain('POST /logout');
    expect(localStorage.getItem('draft')).toBeNull();
  });
});
