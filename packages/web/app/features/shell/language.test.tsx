import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { inLanguage } from './in-language.ts';
import { LanguageDialog } from './language-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('languages', () => {
  it('V006 R001 R018: the dialog is 400 px wide and offers the three languages by address', async () => {
    await renderInPage(<LanguageDialog onClose={() => undefined} />);
    const dialog = screen.getByRole('dialog', { name: 'Tungumál' });
    expect(getComputedStyle(dialog.querySelector('[data-width]')!).maxWidth).toBe('400px');
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Íslenska', 'English', 'Українська']);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/?lang=is', '/?lang=en', '/?lang=ua']);
    expect(links.map((link) => link.getAttribute('lang'))).toEqual(['is', 'en', 'uk']);
    expect(links[0]!.getAttribute('aria-current')).toBe('true');
    expect(document.activeElement).toBe(links[0]);
  });

  it('E021 V006: the choice of a signed-in person is saved, then the page is shown in it; so also when it is refused', async () => {
    let seenAtLeaving = 0;
    let status = 200;
    const assign = vi.fn(() => {
      seenAtLeaving = seen.length;
    });
    const { seen } = fakeApi(() =>
      status === 200 ? { status, body: {} } : refused(409, 'common.stateChanged', 'Nei.'),
    );
    vi.stubGlobal('location', { ...location, assign });
    await renderInPage(<LanguageDialog onClose={() => undefined} />, [], { viewer: { id: 'u1' } });
    fireEvent.click(screen.getByRole('link', { name: 'Українська' }));
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/?lang=ua'));
    expect(seen.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/users/u1/set-primary-language', { lang: 'ua' }],
    ]);
    expect(seenAtLeaving).toBe(1);
    status = 409;
    fireEvent.click(screen.getByRole('link', { name: 'English' }));
    await vi.waitFor(() => expect(assign).toHaveBeenLastCalledWith('/?lang=en'));
  });

  it('V006: the choice of a visitor, and another tab, save nothing', async () => {
    const { seen } = fakeApi(() => ({ status: 200, body: {} }));
    const follow = (event: Event) => event.preventDefault();
    document.addEventListener('click', follow);
    await renderInPage(<LanguageDialog onClose={() => undefined} />, [], { viewer: { id: 'u1' } });
    fireEvent.click(screen.getByRole('link', { name: 'English' }), { ctrlKey: true });
    cleanup();
    await renderInPage(<LanguageDialog onClose={() => undefined} />);
    fireEvent.click(screen.getByRole('link', { name: 'English' }));
    document.removeEventListener('click', follow);
    expect(seen).toEqual([]);
  });

  it('R004: the rest of the address stays', () => {
    expect(
      inLanguage({ pathname: '/listings', search: '?pets=cat&pets=dog&lang=is', hash: '#map' }, 'en'),
    ).toBe('/listings?pets=cat&pets=dog&lang=en#map');
  });
});
