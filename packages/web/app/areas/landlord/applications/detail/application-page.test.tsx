import type { ReceivedApplication } from '@heima/domain/applications/application-answer.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstId, secondId, someReceived } from '#areas/landlord/applications/testing/some-received.ts';
import { offersPage, someBid, someOffer } from '#features/offers/testing/some-offer.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { FakeSource } from '#platform/live/testing/fake-source.ts';
import { ApplicationPage } from './application-page.tsx';

const sets = ['applicationsScreen', 'listings', 'offersScreen', 'profileScreens', 'reference', 'validation'];
const route = '/landlord/applications/:id';
const address = `/landlord/applications/${firstId}`;
const events = {
  count: 2,
  next: null,
  previous: null,
  items: [
    { id: 'e1', kind: 'sent', at: '2026-11-20T10:00:00.000Z', side: 'applicant', message: null },
    { id: 'e2', kind: 'considered', at: '2026-11-21T09:30:00.000Z', side: 'landlord', message: null },
  ],
};

const noOffers = { count: 0, next: null, previous: null, items: [] };
/** What stands beside an application: what has happened to it, and what was bid. */
const besideOf = (path: string): object | undefined =>
  path.includes('/events') ? events : path.startsWith('/rental-offers') ? noOffers : undefined;

/** Answers the page with an application, which what is sent may change or refuse. */
function served(
  first: ReceivedApplication,
  write: 'refused' | 'lost' | ((body: never) => object) = () => ({}),
) {
  let now = first;
  return fakeApi(({ method, path, body }) => {
    const beside = besideOf(path);
    if (beside) return { status: 200, body: beside };
    if (method === 'GET') return { status: 200, body: now };
    if (write === 'lost') return 'lost';
    if (write === 'refused')
      return refused(409, 'applications.wasCancelled', 'Umsóknin var dregin til baka.');
    now = someReceived({ ...now, ...write(body as never) });
    return { status: 200, body: now };
  });
}
const open = () => renderInPage(<ApplicationPage />, sets, { address, route });
const writes = (seen: { method: string; path: string; body: unknown }[]) =>
  seen.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }));

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
    served(someReceived({ can: { decide: false, consider: false, annotate: false } }));
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

describe('answering an application', () => {
  const decided = { decided_at: '2026-11-23T10:00:00.000Z' };

  it('R197: it is accepted with a message, and then nothing more is to be answered', async () => {
    const { seen } = served(someReceived(), ({ message }: { message: string }) => ({
      ...decided,
      status: 'accepted',
      decision_message: message,
      can: { decide: false, consider: false, annotate: true },
    }));
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Samþykkja' }));
    const field = (await screen.findByLabelText(/Skilaboð til umsækjanda/)) as HTMLTextAreaElement;
    fireEvent.change(field, { target: { value: ' Velkomin! ' } });
    fireEvent.submit(field.form!);
    expect(await screen.findByText('Umsóknin var samþykkt 23.11.2026')).toBeTruthy();
    expect(screen.getByText('Velkomin!')).toBeTruthy();
    expect(writes(seen)).toEqual([
      {
        method: 'POST',
        path: `/landlords/rental-applications/${firstId}/accept`,
        body: { message: 'Velkomin!' },
      },
    ]);
    for (const name of ['Samþykkja', 'Hafna', 'Taka til athugunar'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('R198: it is denied without a message', async () => {
    const { seen } = served(someReceived(), () => ({ ...decided, status: 'denied' }));
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Hafna' }));
    const field = (await screen.findByLabelText(/Skilaboð til umsækjanda/)) as HTMLTextAreaElement;
    fireEvent.submit(field.form!);
    expect(await screen.findByText('Umsókninni var hafnað 23.11.2026')).toBeTruthy();
    expect(writes(seen)).toEqual([
      { method: 'POST', path: `/landlords/rental-applications/${firstId}/deny`, body: {} },
    ]);
  });

  it('V109: an answer that is refused says why in its dialog and keeps the message', async () => {
    served(someReceived(), 'refused');
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Hafna' }));
    const field = (await screen.findByLabelText(/Skilaboð til umsækjanda/)) as HTMLTextAreaElement;
    fireEvent.change(field, { target: { value: 'Takk samt.' } });
    fireEvent.submit(field.form!);
    expect(await screen.findByText('Umsóknin var dregin til baka.')).toBeTruthy();
    expect(field.value).toBe('Takk samt.');
  });

  it('R199: it is taken into consideration, and set aside again', async () => {
    const { seen } = served(someReceived({ status: 'opened' }), () => ({
      status: 'considered',
      is_considered: true,
    }));
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Taka til athugunar' }));
    expect(await screen.findByRole('button', { name: 'Taka úr athugun' })).toBeTruthy();
    expect(writes(seen)).toMatchObject([
      { method: 'PUT', path: `/landlords/rental-applications/${firstId}/consideration` },
    ]);
  });

  it.each(['accepted', 'denied', 'cancelled'] as const)(
    'R200: one that is %s is not taken into consideration',
    async (status) => {
      served(someReceived({ status }));
      await open();
      await screen.findByText('Við erum tvö og reyklaus.');
      expect(screen.queryByRole('button', { name: 'Taka til athugunar' })).toBeNull();
    },
  );
});

describe('what the landlord’s side notes', () => {
  it('V250: categories are chosen from the list and saved', async () => {
    const { seen } = served(someReceived({ categories: ['single'] }), () => ({
      categories: ['couple', 'temporary_stay'],
    }));
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Velja flokka' }));
    const dialog = await screen.findByRole('dialog', { hidden: true });
    const box = (name: string) => within(dialog).getByRole('checkbox', { name, hidden: true });
    expect(within(dialog).getAllByRole('checkbox', { hidden: true })).toHaveLength(7);
    expect((box('Einstaklingur') as HTMLInputElement).checked).toBe(true);
    for (const name of ['Tímabundin dvöl', 'Einstaklingur', 'Par']) fireEvent.click(box(name));
    fireEvent.submit((box('Par') as HTMLInputElement).form!);
    expect(await screen.findByText('Tímabundin dvöl')).toBeTruthy();
    expect(writes(seen)).toEqual([
      {
        method: 'POST',
        path: `/applications/${firstId}/categories`,
        body: { application_categories: ['couple', 'temporary_stay'] },
      },
    ]);
  });

  it('V109: notes and tags are saved, only what was changed is sent, and it is said who sees them', async () => {
    const { seen } = served(someReceived({ notes: 'Hringdi.' }), (body: object) => body);
    await open();
    const notes = (await screen.findByLabelText('Minnispunktar')) as HTMLTextAreaElement;
    expect(screen.getAllByText(/Umsækjandinn sér þetta ekki/).length).toBeGreaterThan(0);
    const save = screen.getByRole('button', { name: 'Vista minnispunkta' }) as HTMLButtonElement;
    expect(save.disabled).toBe(true);
    const tag = screen.getByLabelText('Merki');
    fireEvent.change(tag, { target: { value: 'meðmæli' } });
    fireEvent.keyDown(tag, { key: 'Enter' });
    expect(screen.getByRole('button', { name: 'Fjarlægja merkið meðmæli' })).toBeTruthy();
    fireEvent.submit(notes.form!);
    await screen.findByText('Minnispunktarnir voru vistaðir.');
    fireEvent.change(notes, { target: { value: 'Hringdi aftur.' } });
    fireEvent.submit(notes.form!);
    await waitFor(() => expect(writes(seen)).toHaveLength(2));
    expect(writes(seen).map(({ body }) => body)).toEqual([
      { tags: ['meðmæli'] },
      { notes: 'Hringdi aftur.' },
    ]);
  });

  it('V109: notes that could not be saved stay as they were typed', async () => {
    served(someReceived(), 'lost');
    await open();
    const notes = (await screen.findByLabelText('Minnispunktar')) as HTMLTextAreaElement;
    fireEvent.change(notes, { target: { value: 'Reykir líklega ekki.' } });
    fireEvent.submit(notes.form!);
    expect(await screen.findByText(/Við náðum ekki sambandi/)).toBeTruthy();
    expect(notes.value).toBe('Reykir líklega ekki.');
    expect((screen.getByRole('button', { name: 'Vista minnispunkta' }) as HTMLButtonElement).disabled).toBe(
      false,
    );
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
