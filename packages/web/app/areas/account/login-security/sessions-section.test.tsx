import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** Somebody signed in on many devices; this one was used last. */
function server(count: number) {
  let sessions = Array.from({ length: count }, (_, at) => ({
    id: `s${at}`,
    created_at: '2026-11-01T10:00:00Z',
    last_used_at: '2026-11-20T10:00:00Z',
    user_agent: `tæki ${at}`,
    address: '10.0.0.1',
    current: at === 0,
  }));
  const api = fakeApi(({ method, path }) => {
    const { pathname, searchParams } = new URL(path, 'http://x');
    if (method === 'DELETE') {
      sessions = sessions.filter(({ id }) => !pathname.endsWith(`/${id}`));
      return { status: 204 };
    }
    const size = Number(searchParams.get('page_size'));
    const from = (Number(searchParams.get('page') ?? 1) - 1) * size;
    const next = from + size < sessions.length ? '/sessions?page=x' : null;
    const items = sessions.slice(from, from + size);
    return { status: 200, body: { count: sessions.length, next, previous: null, items } };
  });
  return { ...api, left: () => sessions.map(({ id }) => id) };
}
const open = () => renderInPage(<SessionsSection />, ['loginSecurityScreen', 'sessions']);
const shown = () => screen.queryAllByText(/^tæki \d+$/).length;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('where one is signed in', () => {
  it('shows twenty, and more when asked', async () => {
    server(45);
    await open();
    await waitFor(() => expect(shown()).toBe(20));
    fireEvent.click(screen.getByRole('button', { name: 'Sýna fleiri' }));
    await waitFor(() => expect(shown()).toBe(40));
    fireEvent.click(screen.getByRole('button', { name: 'Sýna fleiri' }));
    await waitFor(() => expect(shown()).toBe(45));
    expect(screen.queryByRole('button', { name: 'Sýna fleiri' })).toBeNull();
  });

  it('ends all others, also those that are not shown', async () => {
    const { left } = server(230);
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Skrá út öll önnur tæki' }));
    await waitFor(() => expect(left()).toEqual(['s0']), { timeout: 10_000 });
    await screen.findByText('Engin önnur tæki eru innskráð.');
    expect(shown()).toBe(1);
  });
});
