import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { LandlordScreen } from './landlord-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = '01990000-0000-7000-8000-0000000000b1';

describe('reporting a person from their public page', () => {
  const show = async (viewerId: string, homes = 1) => {
    const api = fakeApi(({ method, path }) => {
      if (method === 'POST') return { status: 204 };
      if (path.includes('/listings'))
        return {
          status: 200,
          // What the homes look like is nothing to this test.
          body: { items: [], count: homes, next: null, previous: null },
        };
      return {
        status: 200,
        body: {
          id,
          full_name: 'Magnús Orri',
          member_since: 2026,
          profile_image: null,
          identity_verified: true,
          email_verified: true,
          phone_verified: true,
        },
      };
    });
    await renderInPage(
      <Routes location={`/users/${id}`}>
        <Route path="/users/:id" element={<LandlordScreen />} />
      </Routes>,
      ['searchScreen', 'profileScreens', 'reference'],
      { viewer: { id: viewerId } },
    );
    await screen.findByRole('heading', { level: 1, name: 'Magnús Orri' });
    return api;
  };
  const button = () => screen.queryByRole('button', { name: 'Tilkynna þennan notanda' });

  it('V247 gap staff: asks why, needs words for another reason, and says that an answer follows', async () => {
    const { seen } = await show('someone');
    await waitFor(() => expect(button()).toBeTruthy());
    fireEvent.click(button()!);
    expect(await screen.findByRole('dialog', { name: 'Tilkynna notanda' })).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    fireEvent.click(screen.getByRole('radio', { name: 'Annað' }));
    fireEvent.click(screen.getByRole('button', { name: 'Senda tilkynningu' }));
    const text = screen.getByRole('textbox');
    await waitFor(() => expect(text.getAttribute('aria-invalid')).toBe('true'));
    fireEvent.change(text, { target: { value: 'Mætti ekki' } });
    fireEvent.click(screen.getByRole('button', { name: 'Senda tilkynningu' }));
    expect(await screen.findByText('Takk. Við skoðum málið og látum þig vita.')).toBeTruthy();
    const sent = seen.filter(({ method }) => method === 'POST');
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      [`/users/${id}/reports`, { reason: 'other', text: 'Mætti ekki' }],
    ]);
  });

  it('V247: nobody reports themselves, nor who has no page for the public', async () => {
    await show(id);
    expect(button()).toBeNull();
    cleanup();
    await show('someone', 0);
    expect(await screen.findByText('Engar eignir eru til leigu núna.')).toBeTruthy();
    expect(button()).toBeNull();
  });
});
