import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { AddressSearch } from './address-search.tsx';

const sets = ['wizardScreens', 'places'];
const suggestion = (id: string, title: string) => ({
  id,
  title,
  street_name: title.split(',')[0],
  street_name_dative: null,
  street_number: '8A',
  postal_code: '105',
  city: 'Reykjavík',
  country: 'IS',
  location: { lat: 64.14, lng: -21.9 },
  property_count: 3,
});
const found = [
  suggestion('a1', 'Borgartún 8A, 105 Reykjavík'),
  suggestion('a2', 'Borgartún 10, 105 Reykjavík'),
];

const handlers = { onAddress: vi.fn(), onProperty: vi.fn() };
const show = () => renderInPage(<AddressSearch id="search" {...handlers} />, sets);
const field = () => screen.getByRole('combobox');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (key: string) => fireEvent.keyDown(field(), { key });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('searching for the address of a home (V088)', () => {
  it('asks from the third letter on, once typing pauses', async () => {
    const { seen } = fakeApi(() => ({ status: 200, body: found }));
    await show();
    vi.useFakeTimers();
    type('Bo');
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    vi.useRealTimers();
    expect(seen).toHaveLength(0);
    type('Bor');
    type('Borg');
    type('Borga');
    await screen.findByRole('option', { name: /Borgartún 8A/ });
    expect(seen).toHaveLength(1);
    expect(decodeURI(seen[0]!.path)).toContain('Borga');
  });

  it('is chosen from with the arrows and Enter, and Escape closes the list', async () => {
    fakeApi(() => ({ status: 200, body: found }));
    await show();
    type('Borgartún');
    await screen.findAllByRole('option');
    press('ArrowDown');
    press('ArrowDown');
    const chosen = screen.getByRole('option', { selected: true });
    expect(chosen.textContent).toContain('Borgartún 10');
    expect(field().getAttribute('aria-activedescendant')).toBe(chosen.id);
    press('Escape');
    expect(screen.queryByRole('listbox')).toBeNull();
    press('ArrowDown');
    press('Enter');
    expect(handlers.onAddress).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'a1' }));
    expect((field() as HTMLInputElement).value).toBe('Borgartún 8A, 105 Reykjavík');
  });

  it('R313: where nothing is found it suggests the property number, which is then offered itself', async () => {
    const { seen } = fakeApi(() => ({ status: 200, body: [] }));
    await show();
    type('Hvergigata');
    await screen.findByText(/Prófaðu að leita með fasteignanúmeri/);
    type('F200-1234');
    fireEvent.click(await screen.findByRole('option', { name: /200-?1234/ }));
    expect(handlers.onProperty).toHaveBeenCalledExactlyOnceWith('2001234');
    expect(seen).toHaveLength(1);
  });

  it('R262: a register that does not answer is reported, and asked again', async () => {
    let isDown = true;
    const { seen } = fakeApi(() =>
      isDown ? refused(503, 'common.providerDown', 'Skráin svarar ekki.') : { status: 200, body: found },
    );
    await show();
    type('Borgartún');
    fireEvent.click(await screen.findByRole('button', { name: /aftur/ }));
    await waitFor(() => expect(seen.length).toBeGreaterThanOrEqual(2));
    isDown = false;
    fireEvent.click(await screen.findByRole('button', { name: /aftur/ }));
    fireEvent.click(field());
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /aftur/ })).toBeNull();
  });
});
