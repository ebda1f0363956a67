import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  address,
  besideOf,
  route,
  served,
  sets,
  writes,
} from '#areas/landlord/applications/testing/received-page.ts';
import { firstId, someReceived } from '#areas/landlord/applications/testing/some-received.ts';
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

describe('answering an application', () => {
  const decided = { decided_at: '2026-11-23T10:00:00.000Z' };

  it('R197: it is accepted with a message, and then nothing more is to be answered', async () => {
    const { seen } = served(someReceived(), ({ message }: { message: string }) => ({
      ...decided,
      status: 'accepted',
      decision_message: message,
      can: { decide: false, consider: false, annotate: true, negotiate: true },
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

  const bidId = '01990000-0000-7000-8000-0000000000b1';
  /** The page of an application with a negotiation beside it. */
  function withOffer(offer: ReturnType<typeof someOffer>, write: Parameters<typeof fakeApi>[0]) {
    return fakeApi((asked) => {
      if (asked.method !== 'GET') return write(asked);
      const isOffers = asked.path.startsWith('/rental-offers');
      return { status: 200, body: isOffers ? offersPage(offer) : (besideOf(asked.path) ?? someReceived()) };
    });
  }
  const ask = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog', { hidden: true }));
  };

  it.each([
    [true, { bid_id: bidId }],
    [false, {}],
  ])('R221 C55: with an open bid accepting asks whether it is accepted too: %s', async (isToo, body) => {
    const { seen } = withOffer(someOffer('SELLER', [someBid({ id: bidId })]), () => ({
      status: 200,
      body: someReceived({ ...decided, status: 'accepted' }),
    }));
    await open();
    const dialog = await ask('Samþykkja');
    const box = await dialog.findByRole('checkbox', { name: /tilboð umsækjandans: 265\.000/, hidden: true });
    expect((box as HTMLInputElement).checked).toBe(false);
    expect(dialog.getByText('Annars bíður tilboðið áfram svars frá þér.')).toBeTruthy();
    if (isToo) fireEvent.click(box);
    fireEvent.submit((box as HTMLInputElement).form!);
    await waitFor(() => expect(writes(seen)).toHaveLength(1));
    expect(writes(seen)[0]).toMatchObject({ path: `/landlords/rental-applications/${firstId}/accept` });
    expect(writes(seen)[0]!.body).toEqual(body);
  });

  it('C55: what becomes of an open bid is said: one’s own waits on, a denial ends it; one that has ended is not named', async () => {
    const none: Parameters<typeof fakeApi>[0] = () => ({ status: 500 });
    withOffer(someOffer('SELLER', [someBid({ initiator: 'SELLER' })]), none);
    await open();
    let dialog = await ask('Samþykkja');
    expect(await dialog.findByText(/Tilboð þitt, 265\.000.*bíður áfram svars umsækjandans/)).toBeTruthy();
    expect(dialog.queryByRole('checkbox', { hidden: true })).toBeNull();
    cleanup();
    withOffer(someOffer('SELLER', [someBid({ id: bidId })]), none);
    await open();
    dialog = await ask('Hafna');
    expect(await dialog.findByText(/265\.000.*fellur niður með umsókninni/)).toBeTruthy();
    cleanup();
    withOffer(someOffer('SELLER', [someBid({ status: 'denied' })]), none);
    await open();
    dialog = await ask('Samþykkja');
    await dialog.findByLabelText(/Skilaboð til umsækjanda/);
    expect(dialog.queryByText(/265\.000/)).toBeNull();
  });

  it('C55: where another bid has come since, the dialog says so and nothing is accepted', async () => {
    withOffer(someOffer('SELLER', [someBid({ id: bidId })]), () =>
      refused(409, 'offers.wasWithdrawn', 'Tilboðið var dregið til baka.'),
    );
    await open();
    const dialog = await ask('Samþykkja');
    const box = (await dialog.findByRole('checkbox', { hidden: true })) as HTMLInputElement;
    fireEvent.click(box);
    fireEvent.submit(box.form!);
    expect(await dialog.findByText('Tilboðið var dregið til baka.')).toBeTruthy();
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
