import { landlordWaiting, tenantWaiting } from '@heima/domain/overview/waiting.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LandlordOverviewScreen } from '#areas/account/overview/landlord/landlord-overview-screen.tsx';
import { TenantOverviewScreen } from '#areas/account/overview/tenant/tenant-overview-screen.tsx';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { FakeSource } from '#platform/live/testing/fake-source.ts';

const sets = ['notifications', 'overviewScreen'];
const showTenant = () => renderInPage(<TenantOverviewScreen />, sets, { address: '/tenant' });
const showLandlord = () => renderInPage(<LandlordOverviewScreen />, sets, { address: '/landlord' });

const nothing = { title: null, name: null, at: null, people: null };
const notification = {
  id: 'n1',
  text: 'Ása sótti um Bjarta íbúð.',
  image_url: null,
  created_at: '2027-03-01T10:00:00.000Z',
  clicked: false,
  action_resource_id: 'a1',
  notification_type: { id: 1, tag: 'new_application', action_type_tag: 'view_application' },
};
const overview = (more: object = {}) => ({
  status: 200,
  body: { waiting: [], recent: [], next_steps: [], ...more },
});
const waitingRows = async () =>
  within(await screen.findByRole('list', { name: 'Bíður þín' })).getAllByRole('listitem');

beforeEach(() => {
  FakeSource.all = [];
  vi.stubGlobal('EventSource', FakeSource);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the overview', () => {
  it('of a landlord: each kind has its words with its number, says what presses most, and leads to its list', async () => {
    fakeApi(() =>
      overview({
        waiting: landlordWaiting.map((kind, index) => ({
          kind,
          count: index + 1,
          first:
            kind === 'bids'
              ? { ...nothing, title: 'Björt íbúð', name: 'Ása Ævarsdóttir', at: '2027-03-05T18:00:00.000Z' }
              : kind === 'openHouses'
                ? { ...nothing, title: 'Hæð við sjóinn', at: '2027-03-02T17:00:00.000Z', people: 3 }
                : nothing,
        })),
      }),
    );
    await showLandlord();
    const rows = await waitingRows();
    expect(rows.map(({ textContent }) => textContent!.replaceAll('\u00a0', ' '))).toEqual([
      '1 tilboð bíður svars frá þérBjört íbúð · Ása Ævarsdóttir · Rennur út 05.03.2027 kl. 18:00',
      '2 ólesin samtöl',
      '3 nýjar umsóknir',
      '4 opin hús í dag eða á morgunHæð við sjóinn · 02.03.2027 kl. 17:00 · 3 skráningar',
      'Staðfesta þarf að 5 eignir séu enn lausar',
      'Birtingu 6 auglýsinga var hafnað',
      '7 óbirtar auglýsingar í vinnslu',
      '8 netföng eða símanúmer eru óstaðfest',
      'Þú átt eftir að staðfesta hver þú ert',
    ]);
    expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
      '/account/offers?side=landlord&waiting=true',
      '/inbox?unread=1',
      '/landlord/applications?group=new',
      '/landlord/open-houses?only=soon',
      '/landlord/my-listings?only=still_free',
      '/landlord/my-listings?only=refused',
      '/landlord/my-listings?tab=drafts',
      '/account/contact',
      '/profile#identity',
    ]);
  });

  it('of a tenant: each kind has its words with its number, and leads to its list', async () => {
    fakeApi(() => overview({ waiting: tenantWaiting.map((kind) => ({ kind, count: 1, first: nothing })) }));
    await showTenant();
    const rows = await waitingRows();
    expect(rows.map((row) => [row.textContent, within(row).getByRole('link').getAttribute('href')])).toEqual([
      ['1 tilboð bíður svars frá þér', '/tenant/offers?waiting=true'],
      ['1 ólesið samtal', '/inbox?unread=1'],
      ['1 boð í opið hús bíður svars', '/tenant/open-houses?only=invitations'],
      ['1 nýtt svar við umsókn', '/tenant/applications?unseen=true'],
      ['1 opið hús í dag eða á morgun', '/tenant/open-houses?only=soon'],
      ['1 vöktuð leit fann nýjar eignir', '/account/saved-searches?new=true'],
      ['1 netfang eða símanúmer er óstaðfest', '/account/contact'],
      ['Þú átt eftir að staðfesta hver þú ert', '/profile#identity'],
      ['1 atriði vantar á leigjandasíðuna þína', '/profile'],
    ]);
  });

  it('shows its outline while it comes, and why it could not be loaded, with another try', async () => {
    let isDown = true;
    fakeApi(() => (isDown ? refused(500, 'common.unexpected', 'Innri villa.') : overview()));
    const { container } = await showTenant();
    expect(await screen.findByText('Ekki tókst að sækja yfirlitið')).toBeTruthy();
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Reyna aftur' }));
    expect(await screen.findByText('Ekkert bíður þín')).toBeTruthy();
    expect(screen.getByText('Ekkert hefur gerst enn.')).toBeTruthy();
    expect(screen.queryByText('Næstu skref')).toBeNull();
    cleanup();
    fakeApi(() => new Promise<never>(() => undefined));
    const waiting = await showTenant();
    expect(waiting.container.querySelector('[aria-hidden="true"]')).toBeTruthy();
    expect(screen.queryByText('Bíður þín')).toBeNull();
    expect(container.isConnected).toBe(false);
  });

  it('shows the next steps, each with its way', async () => {
    fakeApi(({ path }) =>
      overview({
        next_steps: path.startsWith('/tenants/') ? ['search', 'saveSearch', 'openHouses'] : ['createListing'],
      }),
    );
    await showTenant();
    const list = within(await screen.findByRole('list', { name: 'Næstu skref' }));
    expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Finndu húsnæði', '/listings'],
      ['Vaktaðu leit', '/account/saved-searches'],
      ['Skoðaðu opin hús', '/open-houses'],
    ]);
    cleanup();
    await showLandlord();
    expect((await screen.findByRole('link', { name: 'Auglýstu eign' })).getAttribute('href')).toBe(
      '/start-listing',
    );
  });

  it('shows what has happened last; a press is reported and leads there', async () => {
    const { seen } = fakeApi(({ method }) =>
      method === 'GET' ? overview({ recent: [notification] }) : { status: 200, body: notification },
    );
    const { router } = await showLandlord();
    fireEvent.click(await screen.findByRole('link', { name: /Ása sótti um Bjarta íbúð/ }));
    await waitFor(() => expect(seen.some(({ path }) => path === '/notifications/n1')).toBe(true));
    expect(router.state.location.pathname).toBe('/landlord/applications/a1');
  });

  it('what the other side does is shown without a reload', async () => {
    let count = 1;
    fakeApi(() => overview({ waiting: [{ kind: 'applications', count, first: nothing }] }));
    const { unmount } = await showLandlord();
    expect(await screen.findByText('1 ný umsókn')).toBeTruthy();
    count = 2;
    act(() => FakeSource.all[0]!.say('applications.changed'));
    expect(await screen.findByText('2 nýjar umsóknir')).toBeTruthy();
    for (const sign of ['chat.entry', 'chat.read']) {
      count += 1;
      act(() => FakeSource.all[0]!.say(sign));
      expect(await screen.findByText(`${count} nýjar umsóknir`)).toBeTruthy();
    }
    unmount();
    expect(FakeSource.all[0]!.readyState).toBe(FakeSource.CLOSED);
  });
});
