import type { ReceivedApplication } from '@heima/domain/applications/application-answer.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  firstId,
  receivedPage,
  secondId,
  someReceived,
} from '#areas/landlord/applications/testing/some-received.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { FakeSource } from '#platform/live/testing/fake-source.ts';
import { ApplicationsScreen } from './applications-screen.tsx';

const sets = ['applicationsScreen', 'listings', 'reference', 'validation'];
const listingId = '01990000-0000-7000-8000-0000000000cc';
const homes = {
  count: 1,
  next: null,
  previous: null,
  items: [{ id: listingId, title: 'Risíbúð', short_address: null, state: 'PUBLISHED' }],
};
const attic = {
  id: '01990000-0000-7000-8000-0000000000cd',
  title: 'Ris við höfnina',
  state: 'NOT_IN_PUBLICATION',
};
const lists = {
  '/landlords/listings?page_size=100': homes,
  '/landlords/listings?page_size=100&words=ris': { ...homes, items: [attic] },
  [`/listings/${listingId}`]: homes.items[0],
  [`/listings/${attic.id}`]: attic,
};
const path = '/landlords/rental-applications';

const open = (search = '') =>
  renderInPage(<ApplicationsScreen />, sets, { address: `/landlord/applications${search}` });
/** Answers the list with these, and what is done by `others`. */
const answering = (items: readonly ReceivedApplication[], more: object = {}) =>
  fakeApi(() => ({ status: 200, body: receivedPage(items, more) }), lists);
const asked = (seen: { path: string }[]) => new URLSearchParams(seen.at(-1)!.path.split('?')[1]);

const second = someReceived({
  id: secondId,
  applicant: {
    id: '01990000-0000-7000-8000-0000000000bb',
    full_name: 'Björn Karlsson',
    profile_image: null,
  },
  pets: ['cat'],
  is_smoking: true,
  move_in_date: null,
  children: 0,
  status: 'considered',
  categories: ['couple'],
  tags: ['hringja'],
});

beforeEach(() => vi.stubGlobal('EventSource', FakeSource));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the applications for one’s homes', () => {
  it('V108, R189, V250: rows say who applied for what, with marks, categories and tags; tabs have their numbers', async () => {
    answering([someReceived(), second]);
    await open();
    const [row, other] = await screen.findAllByRole('listitem');
    const says = (within_: HTMLElement, text: string | RegExp) => within(within_).getByText(text);
    expect(within(row!).getByRole('link', { name: 'Anna Jónsdóttir' }).getAttribute('href')).toBe(
      `/landlord/applications/${firstId}`,
    );
    for (const text of ['Risíbúð við Ránargötu', /2 fullorðnir.*1 barn.*Frá 15\.01\.2027/, 'Móttekin'])
      expect(says(row!, text)).toBeTruthy();
    expect(says(row!, '20.11.2026')).toBeTruthy();
    for (const text of [/2 fullorðnir.*Sem fyrst/, 'Köttur', 'Reykir', 'Par', 'hringja', 'Til athugunar'])
      expect(says(other!, text)).toBeTruthy();
    const tabs = within(screen.getByRole('navigation', { name: 'Staða umsókna' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Allar2',
      'Nýjar1',
      'Í skoðun1',
      'Hafnaðar og afturkallaðar0',
    ]);
  });

  it('R206, R207, R208, R209, R210: filters stand in the address and are asked for, pets and smoking inverted', async () => {
    const { seen } = answering([someReceived()]);
    const { router } = await open('?group=new&page=3');
    await screen.findByText('Anna Jónsdóttir');
    expect(Object.fromEntries(asked(seen))).toEqual({
      group: 'new',
      order_by: '-created_at',
      page: '3',
      page_size: '20',
    });
    const chips = {
      Launafólk: ['employedTenants', 'is_employed', 'true'],
      'Án gæludýra': ['tenantsWithoutPets', 'has_pets', 'false'],
      Reyklaus: ['noSmokingTenants', 'is_smoking', 'false'],
      'Lengur en 6 mánuði': ['stayForMoreThan6Month', 'prefer_long_term', 'true'],
      'Auðkenni staðfest': ['verifiedTenants', 'is_verified', 'true'],
      'Með stjörnu': ['starRatedTenants', 'is_star_rated', 'true'],
      'Til athugunar': ['considered', 'is_considered', 'true'],
      'Ekki dregnar til baka': ['active', 'is_active', 'true'],
    } as const;
    for (const [label, [name, parameter, value]] of Object.entries(chips)) {
      fireEvent.click(screen.getByRole('checkbox', { name: label }));
      await waitFor(() => expect(asked(seen).get(parameter)).toBe(value));
      expect(new URLSearchParams(router.state.location.search).get(name)).toBe('true');
    }
    const home = screen.getByRole('combobox', { name: 'Eign' });
    fireEvent.click(home);
    fireEvent.click(await screen.findByRole('option', { name: 'Risíbúð' }));
    await waitFor(() => expect(asked(seen).get('listing_id')).toBe(listingId));
    fireEvent.change(screen.getByLabelText('Flokkur'), { target: { value: 'couple' } });
    await waitFor(() => expect(asked(seen).get('category')).toBe('couple'));
    fireEvent.change(screen.getByLabelText('Raða eftir'), { target: { value: 'move_in' } });
    await waitFor(() => expect(asked(seen).get('order_by')).toBe('move_in'));
    // Back and forward go from filter to filter.
    await router.navigate(-1);
    const order = screen.getByLabelText('Raða eftir') as HTMLSelectElement;
    await waitFor(() => expect(order.value).toBe('-created_at'));
    expect(router.state.location.search).toContain('category=couple');
    await router.navigate(1);
    await waitFor(() => expect(order.value).toBe('move_in'));
    // All together, in the same tab, from the first page.
    const last = asked(seen);
    expect([last.get('group'), last.get('page'), last.get('has_pets')]).toEqual(['new', '1', 'false']);
    expect(screen.getByText(/Stjarna merkir að leigjandasíðan sé fullgerð/)).toBeTruthy();
  });

  it('R206: a home is looked for by the server, however many there are; an emptied field is all of them', async () => {
    const { seen } = answering([someReceived()]);
    await open(`?listing=${listingId}`);
    const home = screen.getByRole('combobox', { name: 'Eign' }) as HTMLInputElement;
    await waitFor(() => expect(home.value).toBe('Risíbúð'));
    fireEvent.change(home, { target: { value: 'ris' } });
    fireEvent.click(await screen.findByRole('option', { name: 'Ris við höfnina' }));
    await waitFor(() => expect(asked(seen).get('listing_id')).toBe(attic.id));
    await waitFor(() => expect(home.value).toBe('Ris við höfnina'));
    fireEvent.change(home, { target: { value: '' } });
    await waitFor(() => expect(asked(seen).has('listing_id')).toBe(false));
    expect(home.value).toBe('');
    fireEvent.blur(home);
    await waitFor(() => expect(home.value).toBe('Allar eignir'));
  });

  it('V108: nothing that the filters let through is said so, and leads back to all', async () => {
    const { seen } = answering([]);
    const { router } = await open('?group=other&employedTenants=true&listing=nonsense');
    await screen.findByText('Engin umsókn passar við síurnar');
    expect(asked(seen).has('listing_id')).toBe(false);
    fireEvent.click(screen.getAllByRole('link', { name: 'Hreinsa síur' }).at(-1)!);
    await waitFor(() => expect(router.state.location.search).toBe('?group=other'));
    expect(await screen.findByText('Engin umsókn hefur borist')).toBeTruthy();
  });

  it('V108: a list that cannot be fetched says so and is fetched at the second try; meanwhile its outline stands', async () => {
    let isDown = true;
    fakeApi(
      () =>
        isDown
          ? refused(503, 'common.providerDown', 'Reyndu aftur eftir smástund.')
          : { status: 200, body: receivedPage([someReceived()]) },
      lists,
    );
    await open();
    expect(screen.getByText('Sæki umsóknir')).toBeTruthy();
    await screen.findByText('Reyndu aftur eftir smástund.');
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Reyna aftur' }));
    expect(await screen.findByText('Anna Jónsdóttir')).toBeTruthy();
  });

  it('V108: more than twenty are on pages, with the same filter', async () => {
    answering([someReceived()], { count: 45, groups: { new: 45, other: 0, denied: 0 } });
    await open('?employedTenants=true&page=2');
    await screen.findByText('Síða 2 af 3');
    expect(screen.getByRole('link', { name: 'Næsta síða' }).getAttribute('href')).toBe(
      '/landlord/applications?employedTenants=true&page=3',
    );
  });

  it('V108: an application that changes elsewhere is shown without a press', async () => {
    let items = [someReceived()];
    fakeApi(() => ({ status: 200, body: receivedPage(items) }), lists);
    await open();
    await screen.findByText('Móttekin');
    items = [someReceived({ status: 'cancelled' })];
    FakeSource.all.at(-1)!.say('applications.changed');
    expect(await screen.findByText('Dregin til baka')).toBeTruthy();
  });
});

describe('denying several applications', () => {
  const decided = someReceived({ id: '01990000-0000-7000-8000-00000000000d', status: 'accepted' });

  it('R201, V108: those that are chosen are denied with one friendly message that can be changed', async () => {
    const { seen } = fakeApi(
      ({ method }) =>
        method === 'PUT'
          ? { status: 200, body: { denied_ids: [firstId] } }
          : { status: 200, body: receivedPage([someReceived(), second, decided]) },
      lists,
    );
    await open();
    await screen.findByText('Björn Karlsson');
    const reject = () => screen.queryByRole('button', { name: 'Hafna völdum' });
    expect(reject()).toBeNull();
    // One that is decided has no box.
    expect(screen.getAllByRole('checkbox', { name: /^Velja umsókn/ })).toHaveLength(2);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Velja umsókn: Anna Jónsdóttir' }));
    expect(screen.getByText('1 valin')).toBeTruthy();
    expect(screen.getByText('Bera má saman tvær til fjórar umsóknir.')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Velja allar á síðunni' }));
    expect(screen.getByText('2 valdar')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Bera saman' }).getAttribute('href')).toBe(
      `/landlord/applications/compare?ids=${firstId},${secondId}`,
    );
    fireEvent.click(reject()!);
    const field = (await screen.findByLabelText(/Skilaboð til umsækjanda/)) as HTMLTextAreaElement;
    expect(field.value).toMatch(/^Takk fyrir umsóknina/);
    fireEvent.change(field, { target: { value: 'Því miður, íbúðin er farin.' } });
    fireEvent.submit(field.form!);
    expect(await screen.findByText('1 umsókn var hafnað.')).toBeTruthy();
    expect(screen.getByText(/Hinar höfðu þegar fengið svar/)).toBeTruthy();
    expect(seen.find(({ method }) => method === 'PUT')).toMatchObject({
      path: `${path}/reject-many`,
      body: { rental_application_ids: [firstId, secondId], message: 'Því miður, íbúðin er farin.' },
    });
    await waitFor(() => expect(screen.queryByText('2 valdar')).toBeNull());
  });

  it('R201: a failure is said in the dialog, and keeps what was typed and chosen', async () => {
    fakeApi(
      ({ method }) =>
        method === 'PUT'
          ? refused(503, 'common.providerDown', 'Reyndu aftur eftir smástund.')
          : { status: 200, body: receivedPage([someReceived()]) },
      lists,
    );
    await open();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Velja umsókn: Anna Jónsdóttir' }));
    fireEvent.click(screen.getByRole('button', { name: 'Hafna völdum' }));
    const field = (await screen.findByLabelText(/Skilaboð til umsækjanda/)) as HTMLTextAreaElement;
    fireEvent.change(field, { target: { value: 'Takk samt.' } });
    fireEvent.submit(field.form!);
    await screen.findByText('Reyndu aftur eftir smástund.');
    expect(field.value).toBe('Takk samt.');
    expect(screen.getByText('1 valin')).toBeTruthy();
  });
});
