import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { PublishesScreen } from './publishes-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const publish = {
  id: 'l1',
  title: 'Björt íbúð',
  owner: { id: 'u1', full_name: 'Olena Kovalenko' },
  visible: false,
  published_at: '2026-11-01T10:00:00.000Z',
  unpublished_at: '2026-11-20T12:30:00.000Z',
  unpublish_reason: 'denied',
  request: { id: 'r1', state: 'DENIED' },
};

describe('publishes of listings', () => {
  const show = async (address: string, items: object[] = [publish]) => {
    const api = fakeApi(() => ({
      status: 200,
      body: { items, count: items.length * 30, next: null, previous: null },
    }));
    const { router } = await renderInPage(<PublishesScreen />, ['staffScreens'], { address });
    return { ...api, router };
  };

  it('R304 V194: begins with what left publication last', async () => {
    const { seen } = await show('/man/listings/publishes');
    const line = within((await screen.findByRole('link', { name: 'Björt íbúð' })).closest('tr')!);
    expect(seen[0]!.path).toContain('order_by=-unpublished_at&visible=false');
    expect(line.getByText('20.11.2026 12:30 · Starfsfólk hafnaði birtingu')).toBeTruthy();
    expect(line.getByText('Olena Kovalenko')).toBeTruthy();
    expect(line.getByRole('link', { name: 'Hafnað' }).getAttribute('href')).toBe(
      '/man/queue/publish_requests/r1',
    );
  });

  it('V194: another choice is another address, from the first page on, and keeps the focus', async () => {
    const { router, seen } = await show('/man/listings/publishes?page=2');
    const state = await screen.findByRole('combobox', { name: 'Staða' });
    state.focus();
    fireEvent.change(state, { target: { value: 'true' } });
    await waitFor(() => expect(router.state.location.search).toBe('?visible=true&order_by=-unpublished_at'));
    await waitFor(() => expect(seen.at(-1)!.path).toContain('visible=true'));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Staða' }));
  });

  it('V194: none says so', async () => {
    await show('/man/listings/publishes', []);
    expect(await screen.findByText('Engin auglýsing hér')).toBeTruthy();
  });
});
