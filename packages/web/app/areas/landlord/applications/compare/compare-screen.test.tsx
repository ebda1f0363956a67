import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstId, secondId, someReceived } from '#areas/landlord/applications/testing/some-received.ts';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { FakeSource } from '#platform/live/testing/fake-source.ts';
import { CompareScreen } from './compare-screen.tsx';
import { compareAddress, comparedIds } from './compared-ids.ts';

const sets = ['applicationsScreen', 'listings', 'profileScreens', 'reference'];
const second = someReceived({
  id: secondId,
  applicant: { id: 'p2', full_name: 'Björn Karlsson', profile_image: null },
  pets: ['cat'],
  status: 'accepted',
  message: '<b>Halló</b>',
});

async function open(ids: readonly string[]) {
  const api = fakeApi(({ path }) =>
    path.endsWith(secondId) ? { status: 200, body: second } : { status: 200, body: someReceived() },
  );
  await renderInPage(<CompareScreen />, sets, {
    address: compareAddress(ids),
    route: '/landlord/applications/compare',
  });
  return api;
}

beforeEach(() => vi.stubGlobal('EventSource', FakeSource));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('applications side by side', () => {
  it('each thing stands in a row for all; what differs is marked, and only what is open can be answered', async () => {
    await open([firstId, secondId]);
    const table = await screen.findByRole('table');
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map((head) => within(head).getByRole('link').textContent)).toEqual([
      'Anna Jónsdóttir',
      'Björn Karlsson',
    ]);
    const row = (name: string) => within(table).getByRole('rowheader', { name }).closest('tr')!;
    const cells = (name: string) =>
      within(row(name))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells('Gæludýr')).toEqual(['Engin', 'Köttur']);
    expect(row('Gæludýr').hasAttribute('data-differs')).toBe(true);
    expect(row('Reykingar').hasAttribute('data-differs')).toBe(false);
    expect(cells('Skilaboð')[1]).toBe('<b>Halló</b>');
    const [open_, decided] = within(row('Svar')).getAllByRole('cell');
    expect(within(open_!).getByRole('button', { name: 'Samþykkja' })).toBeTruthy();
    expect(within(decided!).queryByRole('button')).toBeNull();
  });

  it('one alone, or what is no id, is not compared; more than four are cut', async () => {
    const { seen } = await open([firstId]);
    await screen.findByText('Veldu að minnsta kosti tvær umsóknir');
    expect(seen.length).toBe(1);
    const ids = ['a', 'b', 'c', 'd', 'e'].map((end) => `01990000-0000-7000-8000-00000000000${end}`);
    const params = (list: string) => new URLSearchParams({ ids: list });
    expect(comparedIds(params(ids.join(',')))).toEqual(ids.slice(0, 4));
    expect(comparedIds(params(`x,${firstId},${firstId},../..`))).toEqual([firstId]);
    expect(comparedIds(new URLSearchParams())).toEqual([]);
  });
});
