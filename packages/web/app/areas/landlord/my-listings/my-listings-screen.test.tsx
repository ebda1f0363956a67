import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { someCard } from '#entities/listing/testing/some-card.ts';
import { browserQueryClient } from '#platform/api/browser-query-client.ts';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { FakeSource } from '#platform/live/testing/fake-source.ts';
import { MyListingsScreen } from './my-listings-screen.tsx';
import type { OwnListing } from './own-listing.ts';

const sets = [
  'landlordScreens',
  'listingFreshness',
  'listingPreviews',
  'listings',
  'reference',
  'wizardScreens',
];

const own = (state: OwnListing['state'], given: Partial<OwnListing> = {}): OwnListing => ({
  ...someCard({ id: state, title: `Eign ${state}` }),
  state,
  unpublished_at: state === 'NOT_IN_PUBLICATION' ? '2026-11-20T12:00:00.000Z' : null,
  unpublish_reason: state === 'NOT_IN_PUBLICATION' ? 'found_tenant' : null,
  still_free_question: null,
  updated_at: '2026-11-21T12:00:00.000Z',
  step: null,
  progress: 3,
  progress_max: 11,
  ...given,
});
const held: Record<OwnListing['state'], OwnListing[]> = {
  PUBLISHED: [own('PUBLISHED')],
  NOT_IN_PUBLICATION: [own('NOT_IN_PUBLICATION')],
  NEVER_PUBLISHED: [own('NEVER_PUBLISHED'), own('NEVER_PUBLISHED', { id: 'd2', title: null })],
};

const open = async (tab: string, lists: Partial<typeof held> = held) => {
  fakeApi(({ path }) => {
    const state = new URLSearchParams(path.split('?')[1]).get('state') as OwnListing['state'] | null;
    const items = (state && lists[state]) ?? [];
    return { status: 200, body: { count: items.length, next: null, previous: null, items } };
  });
  await renderInPage(<MyListingsScreen />, sets, {
    address: `/landlord/my-listings${tab && `?tab=${tab}`}`,
    viewer: { id: 'u1' },
  });
};

beforeEach(() => vi.stubGlobal('EventSource', FakeSource));
afterEach(() => {
  cleanup();
  browserQueryClient().clear();
  vi.unstubAllGlobals();
});

describe('one’s own listings', () => {
  it('V107: each state has its tab with its number, and each listing says its state and what can be done with it', async () => {
    for (const [tab, words, actions, to] of [
      ['published', 'Birt 01.11.2026', ['Breyta', 'Taka úr birtingu'], '/listings/PUBLISHED'],
      [
        'unpublished',
        /Tekin úr birtingu 20\.11\.2026.*leigjandi fundinn/,
        ['Birta aftur', 'Breyta'],
        '/listings/NOT_IN_PUBLICATION',
      ],
      ['drafts', 'Breytt 21.11.2026', ['Halda áfram', 'Eyða'], '/start-listing?listing=NEVER_PUBLISHED'],
    ] as const) {
      await open(tab);
      const [row] = await screen.findAllByRole('listitem');
      expect(within(row!).getByText(words)).toBeTruthy();
      expect(within(row!).getByRole('link', { name: /^Eign/ }).getAttribute('href')).toBe(to);
      const said = row!.textContent ?? '';
      for (const action of actions) expect(said, tab).toContain(action);
      const tabs = within(screen.getByRole('navigation', { name: 'Staða auglýsinga' })).getAllByRole('link');
      expect(tabs.map(({ textContent }) => textContent)).toEqual([
        'Í birtingu1',
        'Ekki í birtingu1',
        'Drög2',
      ]);
      cleanup();
      browserQueryClient().clear();
    }
  });

  it('V107: the first tab that holds something is open; whoever has none is led to the first', async () => {
    await open('', { NEVER_PUBLISHED: held.NEVER_PUBLISHED });
    expect(await screen.findAllByText('Breytt 21.11.2026')).toHaveLength(2);
    cleanup();
    browserQueryClient().clear();
    await open('', {});
    await screen.findByText('Þú ert ekki með neina auglýsingu');
    expect(screen.getByRole('link', { name: 'Auglýsa húsnæði' }).getAttribute('href')).toBe('/start-listing');
  });
});
