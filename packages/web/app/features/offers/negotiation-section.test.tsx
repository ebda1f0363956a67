import type { ApplicationStatus } from '@heima/domain/applications/application-state.ts';
import type { BidSide } from '@heima/domain/offers/bid-state.ts';
import type { BidAnswer, RentalOffer } from '@heima/domain/offers/offer-answer.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { someCard } from '#entities/listing/testing/some-card.ts';
import { applicationId, offersPage, someBid, someOffer } from '#features/offers/testing/some-offer.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { FakeSource } from '#platform/live/testing/fake-source.ts';
import { NegotiationSection } from './negotiation-section.tsx';

const sets = ['offersScreen', 'listings', 'reference', 'validation'];
/** What the server holds. */
const held: { offer: RentalOffer | undefined } = { offer: undefined };
type Answer = Parameters<typeof fakeApi>[0];

async function show(
  side: BidSide | undefined,
  offer: RentalOffer | undefined,
  {
    write,
    status = 'opened',
    visible = true,
  }: { write?: Answer; status?: ApplicationStatus; visible?: boolean } = {},
) {
  held.offer = offer;
  const api = fakeApi((asked) => {
    if (asked.method !== 'GET') return write?.(asked) ?? { status: 500 };
    return { status: 200, body: held.offer ? offersPage(held.offer) : offersPage() };
  });
  const application = { id: applicationId, status, listing: someCard({ visible }) };
  await renderInPage(<NegotiationSection application={application} side={side} />, sets);
  await waitFor(() => expect(api.seen.length).toBeGreaterThan(0));
  // The answer has been read.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return api;
}
const open = async (side: BidSide, bids: BidAnswer[], more: Parameters<typeof show>[2] = {}) => {
  const api = await show(side, someOffer(side, bids), more);
  await screen.findByRole('region', { name: 'Viðræður um leigu' });
  return api;
};
/** The part of the page; what is told of in passing stands beside it. */
const part = () => within(screen.getByRole('region', { name: 'Viðræður um leigu', hidden: true }));
const buttons = () =>
  part()
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const confirm = async (name: string) => {
  press(name);
  const question = within(await screen.findByRole('alertdialog', { hidden: true }));
  fireEvent.click(question.getByRole('button', { name, hidden: true }));
};
const typed = async (price: string) => {
  const field = (await screen.findByLabelText('Leiga')) as HTMLInputElement;
  fireEvent.change(field, { target: { value: price } });
  fireEvent.submit(field.form!);
  return field;
};
const writes = (seen: { method: string; path: string; body: unknown }[]) =>
  seen.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body]);
const theirs = (given: Partial<BidAnswer> = {}) => someBid({ initiator: 'SELLER', ...given });

beforeEach(() => {
  FakeSource.all = [];
  vi.stubGlobal('EventSource', FakeSource);
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2027-03-02T10:00:00Z'),
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a negotiation', () => {
  it('V100 R227: the tenant accepts, counters or declines what the landlord bids; the rent that is asked stands beside it', async () => {
    await open('BUYER', [theirs()]);
    expect(screen.getByText('Tilboðið bíður svars frá þér.')).toBeTruthy();
    expect(screen.getByText('Tilboð: Þóra Ægisdóttir')).toBeTruthy();
    expect(screen.getByText('265.000 kr.')).toBeTruthy();
    expect(screen.getByText('285.000 kr.')).toBeTruthy();
    expect(buttons()).toEqual(['Samþykkja tilboð', 'Gera gagntilboð', 'Hafna tilboði']);
    expect(screen.getByText('Bíður svars')).toBeTruthy();
  });

  it('V100 R218 R227: the tenant withdraws an own bid, after a question', async () => {
    const { seen } = await open('BUYER', [someBid()], {
      write: () => {
        held.offer = someOffer('BUYER', [someBid({ status: 'withdrawn', ended_by: 'BUYER' })]);
        return { status: 200, body: held.offer };
      },
    });
    expect(buttons()).toEqual(['Draga tilboð til baka']);
    await confirm('Draga tilboð til baka');
    expect(await screen.findByText('Dregið til baka')).toBeTruthy();
    expect(writes(seen)).toEqual([['/bids/b1/withdraw', {}]]);
    expect(buttons()).toContain('Gera nýtt tilboð');
    // The focus does not get lost with the button.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Tilboðið var dregið til baka.'));
  });

  it('V109 R219 R220 R221: the landlord answers the bid alone or with the application', async () => {
    const { seen } = await open('SELLER', [someBid()], {
      write: () => ({ status: 200, body: { id: applicationId } }),
    });
    expect(buttons()).toEqual([
      'Samþykkja tilboð og umsókn',
      'Samþykkja tilboð',
      'Gera gagntilboð',
      'Hafna tilboði',
      'Hafna tilboði og umsókn',
    ]);
    for (const name of [
      'Samþykkja tilboð og umsókn',
      'Hafna tilboði og umsókn',
      'Samþykkja tilboð',
      'Hafna tilboði',
    ]) {
      await confirm(name);
      await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
    }
    expect(writes(seen)).toEqual([
      [`/landlords/rental-applications/${applicationId}/accept`, { bid_id: 'b1' }],
      [`/landlords/rental-applications/${applicationId}/deny`, { bid_id: 'b1' }],
      ['/bids/b1/accept', { bidder_id: '01990000-0000-7000-8000-0000000000aa' }],
      ['/offers/o1/deny', { bid_id: 'b1' }],
    ]);
  });

  it('R215 O01: a counter-offer is read as it is typed; one that is none stays, with its message', async () => {
    const { seen } = await open('SELLER', [someBid()], {
      write: () => {
        const first = someBid({ status: 'denied', ended_because: 'counter' });
        const second = theirs({ id: 'b2', counter_of: 'b1', price: { price: 275_000, currency: 'ISK' } });
        held.offer = someOffer('SELLER', [first, second]);
        return { status: 200, body: held.offer };
      },
    });
    press('Gera gagntilboð');
    expect(await screen.findByText(/Tilboði um 265\.000 kr\. er þá hafnað/)).toBeTruthy();
    for (const wrong of ['', '0', '250,5']) {
      const field = await typed(wrong);
      await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    }
    expect(writes(seen)).toEqual([]);
    await typed('275.000');
    expect(await screen.findByText('Beðið er eftir svari við tilboðinu.')).toBeTruthy();
    expect(writes(seen)).toEqual([['/bids/b1/counter', { price: '275000' }]]);
    const all = within(screen.getByRole('list', { name: 'Öll tilboð', hidden: true }));
    expect(
      all
        .getAllByRole('listitem', { hidden: true })
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual([
      'Tilboð um 265.000 kr.01.03.2027 10:00 · Anna Jónsdóttir',
      'Gagntilboð um 275.000 kr.01.03.2027 10:00 · Þú',
    ]);
  });

  it('G06: a bid far from what is asked is asked about once, at placing and at countering', async () => {
    const { seen } = await open('SELLER', [someBid()], { write: () => ({ status: 500 }) });
    press('Gera gagntilboð');
    const field = await typed('27.500');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    fireEvent.click(await screen.findByRole('button', { name: /^Breyta í 275\.000/ }));
    expect(field.value).toBe('275.000');
    await typed('27.500');
    expect(writes(seen)).toEqual([]);
    fireEvent.click(await screen.findByRole('button', { name: 'Verðið er rétt' }));
    await waitFor(() => expect(writes(seen)).toEqual([['/bids/b1/counter', { price: '27500' }]]));
  });

  it('V069 R222: the first bid is made where there is none, over this application', async () => {
    const { seen } = await show('SELLER', undefined, {
      write: () => {
        held.offer = someOffer('SELLER', [theirs()]);
        return { status: 201, body: held.offer };
      },
    });
    await screen.findByRole('button', { name: 'Gera tilboð' });
    press('Gera tilboð');
    await typed('265.000');
    expect(await screen.findByText('Tilboð þitt')).toBeTruthy();
    expect(writes(seen)).toEqual([
      ['/listings/h1/rental-offers', { price: '265000', application_id: applicationId }],
    ]);
  });

  it.each([
    ['R223', 'expired', 'Tilboðinu var ekki svarað í tæka tíð.', 'Útrunnið'],
    ['R224 R226', 'denied', 'Tilboðinu var hafnað.', 'Hafnað'],
    ['R224', 'withdrawn', 'Tilboðið var dregið til baka.', 'Dregið til baka'],
  ] as const)('%s: after one that is %s a new one can be made', async (_, status, meaning, badge) => {
    await open('BUYER', [someBid({ status })]);
    expect(part().getByText(meaning)).toBeTruthy();
    expect(part().getByText(badge)).toBeTruthy();
    expect(buttons()).toEqual(['Gera nýtt tilboð']);
  });

  it('R212: an agreement is shown as lapsed once its application is withdrawn or denied', async () => {
    for (const status of ['cancelled', 'denied'] as const) {
      const bids = [someBid({ status: 'accepted' })];
      const offer = someOffer('BUYER', bids, { application: { id: applicationId, status } });
      await show('BUYER', offer);
      expect(screen.getByText('Fallið niður')).toBeTruthy();
      expect(screen.queryByText('Samþykkt')).toBeNull();
      expect(screen.getByText('Tilboðið féll niður með umsókninni.')).toBeTruthy();
      cleanup();
    }
  });

  it('R225 R226: accepted has the colour of what is verified, denied that of danger', async () => {
    await open('BUYER', [someBid({ status: 'accepted' })]);
    const accepted = screen.getByText('Samþykkt');
    expect(accepted.className).toMatch(/success/);
    expect(screen.getByText('Samið er um þessa leigu.')).toBeTruthy();
    expect(buttons()).toEqual([]);
    cleanup();
    await open('BUYER', [someBid({ status: 'denied' })]);
    expect(screen.getByText('Hafnað').className).toMatch(/danger/);
  });

  it('what ended with the application or the home says so', async () => {
    await open('BUYER', [someBid({ status: 'denied', ended_because: 'listing' })], { visible: false });
    expect(screen.getAllByText('Tilboðið féll niður af því að eignin er ekki lengur laus.').length).toBe(2);
  });

  it('the time that is left ticks, and when it is over the page shows what has become of the bid', async () => {
    const { seen } = await open('BUYER', [theirs({ expires_at: '2027-03-08T12:00:00.000Z' })]);
    expect(screen.getByText('Gildir til 08.03.2027 kl. 12:00')).toBeTruthy();
    const left = () => screen.getByRole('timer').textContent;
    expect(left()).toBe('Rennur út eftir 6 daga 2 klst.');
    for (const [now, text] of [
      ['2027-03-07T11:00:00Z', 'Rennur út eftir 1 dag 1 klst.'],
      ['2027-03-08T10:30:00Z', 'Rennur út eftir 1 klst. 30 mín.'],
      ['2027-03-08T11:48:00Z', 'Rennur út eftir 12 mín.'],
      ['2027-03-08T11:59:20Z', 'Rennur út eftir 40 sek.'],
    ] as const) {
      // A tick before it, since the timer counts on.
      vi.setSystemTime(new Date(Date.parse(now) - 1000));
      act(() => void vi.advanceTimersByTime(1000));
      expect(left()).toBe(text);
    }
    held.offer = someOffer('BUYER', [theirs({ status: 'expired', ended_because: 'time', ended_by: null })]);
    const before = seen.length;
    act(() => void vi.advanceTimersByTime(41_000));
    expect(await screen.findByText('Útrunnið')).toBeTruthy();
    expect(seen.length).toBe(before + 1);
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('an answer that came too late says why, and the page shows what has happened meanwhile', async () => {
    await open('BUYER', [theirs()], {
      write: () => {
        held.offer = someOffer('BUYER', [theirs({ status: 'withdrawn', ended_by: 'SELLER' })]);
        return refused(409, 'offers.wasWithdrawn', 'Tilboðið var dregið til baka.');
      },
    });
    await confirm('Samþykkja tilboð');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Tilboðið var dregið til baka.')).toBeTruthy();
    expect(await screen.findByText('Dregið til baka')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Samþykkja tilboð' })).toBeNull();
  });

  it('a price that the server refuses is told at its field and stays', async () => {
    await open('BUYER', [theirs()], {
      write: () => refused(400, 'common.invalidInput', 'Laga þarf.', { price: ['Of há.'] }),
    });
    press('Gera gagntilboð');
    const field = await typed('499.999');
    expect(await screen.findByText('Of há.')).toBeTruthy();
    expect(field.value).toBe('499.999');
  });

  it('what the other side does is shown as it is reported live', async () => {
    await open('BUYER', [someBid()]);
    held.offer = someOffer('BUYER', [someBid({ status: 'accepted' })]);
    act(() => FakeSource.all[0]!.say('offers.changed'));
    expect(await screen.findByText('Samþykkt')).toBeTruthy();
  });

  it('nothing is shown where there is no bid and none can be made', async () => {
    await show('BUYER', undefined, { status: 'denied' });
    expect(screen.queryByRole('region')).toBeNull();
    cleanup();
    await show('BUYER', undefined, { visible: false });
    expect(screen.queryByRole('region')).toBeNull();
    cleanup();
    await show(undefined, undefined);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
