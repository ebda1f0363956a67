import type { ApplicationEvent, OwnApplication } from '@heima/domain/applications/application-answer.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { someApplication, someEvent, someHome } from '#areas/tenant/applications/testing/some-application.ts';
import { offersPage, someBid, someOffer } from '#features/offers/testing/some-offer.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { FakeSource } from '#platform/live/testing/fake-source.ts';
import { ApplicationPage } from './application-page.tsx';

const sets = ['applicationsScreen', 'listings', 'offersScreen', 'profileScreens', 'reference', 'validation'];
const address = '/tenant/applications/a1';
const own = '/tenants/rental-applications/a1';
const history = '/applications/a1/events';
const noOffers = { count: 0, next: null, previous: null, items: [] };

/** What the server holds; a withdrawal is answered by `cancel`. */
const held = {
  application: someApplication(),
  events: [] as ApplicationEvent[],
};
type Answer = Parameters<typeof fakeApi>[0];

async function show(given: Partial<OwnApplication> = {}, cancel: Answer = () => ({ status: 500 })) {
  held.application = someApplication(given);
  held.events = [someEvent('sent'), someEvent('opened', { at: '2027-03-02T14:02:00.000Z' })];
  const api = fakeApi((asked) => {
    if (asked.path === `${own}/cancel`) return cancel(asked);
    if (asked.path.startsWith('/rental-offers')) return { status: 200, body: noOffers };
    if (asked.path === history)
      return { status: 200, body: { count: 2, next: null, previous: null, items: held.events } };
    return { status: 200, body: held.application };
  });
  await renderInPage(<ApplicationPage />, sets, { address, route: '/tenant/applications/:id' });
  await screen.findByRole('heading', { level: 1, name: `Umsókn: ${held.application.listing.title}` });
  await screen.findByText('Umsóknin send');
  return api;
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const happened = () =>
  within(screen.getByRole('list', { name: 'Ferill' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const askToWithdraw = () => fireEvent.click(screen.getByRole('button', { name: 'Draga til baka' }));
const withdraw = async () => {
  askToWithdraw();
  const question = within(await screen.findByRole('alertdialog', { hidden: true }));
  fireEvent.click(question.getByRole('button', { name: 'Draga til baka', hidden: true }));
};
const withdrawn = { status: 'cancelled', canceled_at: '2027-03-03T09:00:00.000Z', active: false } as const;

beforeEach(() => {
  FakeSource.all = [];
  vi.stubGlobal('EventSource', FakeSource);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('V100: staff that helps sees the bids and what was sent, and no way to bid, withdraw or apply', async () => {
  const denied = { can: { cancel: false, negotiate: false } };
  const none = ['Gera tilboð', 'Draga til baka', 'Sækja um aftur'];
  await show(denied);
  expect(screen.queryByRole('region', { name: 'Viðræður um leigu' })).toBeNull();
  for (const name of none) {
    expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name })).toBeNull();
  }
  cleanup();
  await show({ ...denied, ...withdrawn });
  expect(screen.queryByRole('link', { name: 'Sækja um aftur' })).toBeNull();
});

describe('an own application', () => {
  it('V100: shows how it stands, what has happened, for which home, and what the landlord reads', async () => {
    await show();
    const state = region('Staða umsóknar');
    expect(state.getByText('Lesin')).toBeTruthy();
    expect(state.getByText(/Leigusalinn hefur lesið umsóknina/)).toBeTruthy();
    expect(state.getByText('01.03.2027')).toBeTruthy();
    expect(state.getByRole('link', { name: 'Þóra Ægisdóttir' }).getAttribute('href')).toBe('/users/l1');
    expect(happened()).toEqual([
      'Umsóknin send01.03.2027 10:00 · Þú',
      'Umsóknin lesin02.03.2027 14:02 · Þóra Ægisdóttir',
    ]);
    const home = region('Húsnæðið');
    expect(home.getByRole('link', { name: 'Björt íbúð' }).getAttribute('href')).toBe('/listings/h1');
    expect(home.getByText('101 Reykjavík')).toBeTruthy();
    expect(home.queryByText('Ekki lengur í birtingu')).toBeNull();
    expect(screen.getByText('Við erum tvö og reyklaus.')).toBeTruthy();
    expect(region('Um dvölina').getByText('2 fullorðnir')).toBeTruthy();
    const above = within(screen.getByRole('navigation', { name: 'Slóð' }));
    expect(above.getByRole('link').getAttribute('href')).toBe('/tenant/applications');
  });

  it('V100: shows the answer with what the landlord wrote, and that the home has left publication', async () => {
    await show({
      status: 'accepted',
      decided_at: '2027-03-05T12:00:00.000Z',
      decision_message: 'Velkomin!\nHringið í mig.',
      listing: someHome({ visible: false }),
      can: { cancel: false, negotiate: true },
    });
    const state = region('Staða umsóknar');
    expect(state.getByText('Samþykkt')).toBeTruthy();
    expect(state.getByRole('heading', { name: 'Svar leigusalans' })).toBeTruthy();
    expect(state.getByText(/Velkomin!/).textContent).toBe('Velkomin!\nHringið í mig.');
    expect(state.getByText('05.03.2027')).toBeTruthy();
    expect(region('Húsnæðið').getByText('Ekki lengur í birtingu')).toBeTruthy();
  });

  it('V100 R190: what is decided cannot be withdrawn, and a landlord whose account is gone is not named', async () => {
    await show({ status: 'denied', can: { cancel: false, negotiate: true }, landlord: null });
    expect(screen.queryByRole('button', { name: 'Draga til baka' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Svar leigusalans' })).toBeNull();
    expect(happened().at(-1)).toBe('Umsóknin lesin02.03.2027 14:02 · Leigusali');
  });

  it('R190: it asks before it withdraws, and keeps the application where that is not wanted', async () => {
    const { seen } = await show();
    askToWithdraw();
    const question = within(await screen.findByRole('alertdialog', { hidden: true }));
    fireEvent.click(question.getByRole('button', { name: 'Halda umsókninni', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
    expect(seen.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('R193: the answer to a withdrawal stands in the place of the application, without asking for it again', async () => {
    const { seen } = await show({}, () => ({
      status: 200,
      body: someApplication({ ...withdrawn, can: { cancel: false, negotiate: true } }),
    }));
    await withdraw();
    expect(await screen.findByText('Umsóknin var dregin til baka')).toBeTruthy();
    const state = region('Staða umsóknar');
    expect(state.getByText('Þú dróst umsóknina til baka.')).toBeTruthy();
    expect(state.getByText('03.03.2027')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Draga til baka' })).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, hidden: true })),
    );
    expect(seen.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([`${own}/cancel`]);
    await waitFor(() => expect(seen.filter(({ path }) => path === history)).toHaveLength(2));
    expect(seen.filter(({ path }) => path === own)).toHaveLength(1);
  });

  it('R194: what has happened is asked for anew after a withdrawal', async () => {
    await show({}, () => {
      held.events = [...held.events, someEvent('cancelled', { at: '2027-03-03T09:00:00.000Z' })];
      return {
        status: 200,
        body: someApplication({ ...withdrawn, can: { cancel: false, negotiate: true } }),
      };
    });
    await withdraw();
    await waitFor(() => expect(happened().at(-1)).toBe('Umsóknin dregin til baka03.03.2027 09:00 · Þú'));
  });

  it('R195: a withdrawal that failed is reported, keeps everything, and can be tried again', async () => {
    let isDown = true;
    const { seen } = await show({}, () =>
      isDown
        ? refused(503, 'common.providerDown', 'Reyndu aftur eftir smástund.')
        : { status: 200, body: someApplication({ ...withdrawn, can: { cancel: false, negotiate: true } }) },
    );
    await withdraw();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Ekki tókst að draga umsóknina til baka')).toBeTruthy();
    expect(alert.getByText('Reyndu aftur eftir smástund.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
    expect(region('Staða umsóknar').getByText('Lesin')).toBeTruthy();
    expect(happened()).toHaveLength(2);
    isDown = false;
    await withdraw();
    expect(await screen.findByText('Þú dróst umsóknina til baka.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  it('R195: without a connection the failed withdrawal is reported too', async () => {
    await show({}, () => 'lost');
    await withdraw();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Ekki tókst að draga umsóknina til baka')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Draga til baka' })).toBeTruthy();
  });

  it('R195: what the landlord decided meanwhile is shown with the refusal', async () => {
    await show({}, () => {
      held.application = someApplication({ status: 'accepted', can: { cancel: false, negotiate: true } });
      return refused(409, 'applications.alreadyAccepted', 'Umsóknin hefur þegar verið samþykkt.');
    });
    await withdraw();
    expect(await screen.findByText('Umsóknin hefur þegar verið samþykkt.')).toBeTruthy();
    expect(await screen.findByText('Samþykkt')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Draga til baka' })).toBeNull();
  });

  it('V100: what the landlord does is shown as it is reported live', async () => {
    await show({ status: 'received' });
    held.application = someApplication({ status: 'accepted', can: { cancel: false, negotiate: true } });
    held.events = [...held.events, someEvent('accepted')];
    act(() => FakeSource.all[0]!.say('applications.changed'));
    expect(await screen.findByText('Samþykkt')).toBeTruthy();
    await waitFor(() => expect(happened().at(-1)).toMatch(/^Umsóknin samþykkt/));
    expect(screen.queryByRole('button', { name: 'Draga til baka' })).toBeNull();
  });

  it('V100: shows the bids, and what the tenant can do with the one that waits', async () => {
    const offer = someOffer('BUYER', [someBid({ initiator: 'SELLER' })]);
    fakeApi(({ path }) => {
      if (path.startsWith('/rental-offers')) return { status: 200, body: offersPage(offer) };
      const events = { count: 1, next: null, previous: null, items: [someEvent('sent')] };
      return { status: 200, body: path === history ? events : someApplication() };
    });
    await renderInPage(<ApplicationPage />, sets, { address, route: '/tenant/applications/:id' });
    const offers = within(await screen.findByRole('region', { name: 'Viðræður um leigu' }));
    expect(offers.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Samþykkja tilboð',
      'Gera gagntilboð',
      'Hafna tilboði',
    ]);
  });

  it('V100: an application that could not be fetched is asked for again', async () => {
    let isDown = true;
    fakeApi(({ path }) => {
      if (isDown) return refused(500, 'common.unexpected', 'Innri villa.');
      if (path.startsWith('/rental-offers')) return { status: 200, body: noOffers };
      const events = { count: 1, next: null, previous: null, items: [someEvent('sent')] };
      return { status: 200, body: path === history ? events : someApplication() };
    });
    await renderInPage(<ApplicationPage />, sets, { address, route: '/tenant/applications/:id' });
    expect(await screen.findByText('Ekki tókst að sækja umsóknina')).toBeTruthy();
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Reyna aftur' }));
    expect(await screen.findByRole('heading', { name: 'Umsókn: Björt íbúð' })).toBeTruthy();
  });

  it('V100: one that there is none of is a page that there is none of', async () => {
    fakeApi(() => refused(404, 'common.notFound', 'Fannst ekki.'));
    await renderInPage(<ApplicationPage />, sets, { address, route: '/tenant/applications/:id' });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Umsókn')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Reyna aftur' })).toBeNull();
  });

  it('A01: what was withdrawn can be sent again while the home is to let, and a home that is gone is no link', async () => {
    await show({ ...withdrawn, can: { cancel: false, negotiate: true } });
    expect(screen.getByRole('link', { name: 'Sækja um aftur' }).getAttribute('href')).toBe(
      '/listings/h1/apply',
    );
    cleanup();
    await show({
      ...withdrawn,
      can: { cancel: false, negotiate: true },
      listing: someHome({ visible: false }),
    });
    expect(screen.queryByRole('link', { name: 'Sækja um aftur' })).toBeNull();
    expect(region('Húsnæðið').queryByRole('link')).toBeNull();
    cleanup();
    await show({
      status: 'denied',
      decided_at: '2099-01-01T12:00:00.000Z',
      can: { cancel: false, negotiate: true },
    });
    expect(screen.queryByRole('link', { name: 'Sækja um aftur' })).toBeNull();
  });
});
