import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

describe('frame of the account', () => {
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
