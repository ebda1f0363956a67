import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  address,
  besideOf,
  route,
  served,
  sets,
} from '#areas/landlord/applications/testing/received-page.ts';
import { firstId, secondId, someReceived } from '#areas/landlord/applications/testing/some-received.ts';
import { offersPage, someBid, someOffer } from '#features/offers/testing/some-offer.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { FakeSource } from '#platform/live/testing/fake-source.ts';
import { ApplicationPage } from './application-page.tsx';

const open = () => renderInPage(<ApplicationPage />, sets, { address, route });

beforeEach(() => vi.stubGlobal('EventSource', FakeSource));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a received application', () => {
  it('V109, R211: shows what was sent, where it stands, and what has happened to it', async () => {
    served(someReceived({ status: 'considered', pets: ['dog'] }));
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Anna Jónsdóttir' })).toBeTruthy();
    for (const text of ['Við erum tvö og reyklaus.', 'Risíbúð við Ránargötu', 'Til athugunar', 'Hundur'])
      expect(screen.getByText(text)).toBeTruthy();
    const history = await screen.findByRole('list', { name: 'Ferill' });
    const steps = within(history).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Umsóknin send.*20\.11\.2026 10:00.*Anna Jónsdóttir/),
      expect.stringMatching(/Umsóknin tekin til athugunar.*21\.11\.2026 09:30.*Leigusali/),
      expect.stringMatching(/Tilboð um 265\.000.*21\.11\.2026 10:00.*Anna Jónsdóttir/),
      expect.stringMatching(/Tilboð um 265\.000.*rann út.*28\.11\.2026 10:00$/),
    ]);
  });

  it('V109: shows the bids with every answer to them; staff that helps sees no form', async () => {
    const offer = someOffer('SELLER', [someBid()]);
    fakeApi(({ path }) => ({
      status: 200,
      body: path.startsWith('/rental-offers') ? offersPage(offer) : (besideOf(path) ?? someReceived()),
    }));
    await open();
    const offers = within(await screen.findByRole('region', { name: 'Viðræður um leigu' }));
    expect(offers.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Samþykkja tilboð og umsókn',
      'Samþykkja tilboð',
      'Gera gagntilboð',
      'Hafna tilboði',
      'Hafna tilboði og umsókn',
    ]);
    cleanup();
    served(someReceived({ can: { decide: false, consider: false, annotate: false, negotiate: false } }));
    await open();
    await screen.findByText('Við erum tvö og reyklaus.');
    expect(screen.queryByRole('region', { name: 'Viðræður um leigu' })).toBeNull();
  });

  it('V109: one that cannot be fetched says so and is fetched at the second try', async () => {
    let isDown = true;
    fakeApi(({ path }) => {
      const beside = besideOf(path);
      if (beside) return { status: 200, body: beside };
      return isDown
        ? refused(503, 'common.providerDown', 'Reyndu aftur eftir smástund.')
        : { status: 200, body: someReceived() };
    });
    await open();
    await screen.findByText('Ekki tókst að sækja umsóknina');
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Reyna aftur' }));
    expect(await screen.findByText('Við erum tvö og reyklaus.')).toBeTruthy();
  });

  it('V109: what changes elsewhere is shown without a press', async () => {
    let now = someReceived();
    fakeApi(({ path }) => ({ status: 200, body: besideOf(path) ?? now }));
    await open();
    await screen.findByText('Móttekin');
    now = someReceived({ status: 'cancelled', canceled_at: '2026-11-22T10:00:00.000Z' });
    FakeSource.all.at(-1)!.say('applications.changed');
    expect(await screen.findByText('Umsækjandinn dró umsóknina til baka 22.11.2026.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Samþykkja' })).toBeNull();
  });
});

describe('the queue that an application was opened from', () => {
  it('V109: arrow keys and links lead to the next and back, but not while something is typed', async () => {
    fakeApi(({ path }) => ({
      status: 200,
      body: besideOf(path) ?? someReceived({ id: path.split('/').at(-1)! }),
    }));
    const { router } = await open();
    await screen.findByText('Við erum tvö og reyklaus.');
    expect(screen.queryByRole('link', { name: 'Næsta umsókn' })).toBeNull();
    const queue = { ids: [firstId, secondId], search: '?group=new' };
    await router.navigate(address, { state: { queue } });
    const next = await screen.findByRole('link', { name: 'Næsta umsókn' });
    expect(next.getAttribute('href')).toBe(`/landlord/applications/${secondId}`);
    expect(screen.getByRole('link', { name: 'Umsóknir' }).getAttribute('href')).toBe(
      '/landlord/applications?group=new',
    );
    const leads = vi.spyOn(router, 'navigate');
    fireEvent.keyDown(screen.getByLabelText('Minnispunktar'), { key: 'ArrowRight' });
    expect(leads).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    await waitFor(() => expect(router.state.location.pathname).toBe(`/landlord/applications/${secondId}`));
    expect(await screen.findByRole('link', { name: 'Fyrri umsókn' })).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    await waitFor(() => expect(router.state.location.pathname).toBe(address));
  });
});
