import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { StillFreeScreen } from './still-free-screen.tsx';

const sets = ['listingFreshness', 'listings'];
const home = (state: string) => ({
  status: 200,
  body: { listing_id: 'a', title: 'Björt íbúð', state, leaves_at: '2027-03-31T10:00:00.000Z' },
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the page of the link that asks whether a home is still free', () => {
  it('gap still free: opening it asks and answers nothing; one press does', async () => {
    let state = 'asked';
    const { seen } = fakeApi(({ method }) => {
      if (method === 'POST') state = 'published';
      return home(state);
    });
    await renderInPage(<StillFreeScreen />, sets);
    const yes = await screen.findByRole('button', { name: 'Já, enn laus' });
    expect(screen.getByText('Er „Björt íbúð“ enn laus til leigu?')).toBeTruthy();
    expect(screen.getByText(/^Svaraðu fyrir 31\.03\.2027/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Taka úr birtingu' })).toBeTruthy();
    expect(seen.map(({ method }) => method)).toEqual(['GET']);
    fireEvent.click(yes);
    await screen.findByText('Takk fyrir svarið');
    expect(seen.at(-1)).toMatchObject({ method: 'POST', path: '/listing-freshness/answer' });
    expect(seen.at(-1)!.body).toMatchObject({ answer: 'free' });
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('what silence took out is published again by one press, and a refusal is read out', async () => {
    fakeApi(({ method }) =>
      method === 'POST' ? refused(409, 'listingFreshness.takenOut', 'Tekin út.') : home('silent'),
    );
    await renderInPage(<StillFreeScreen />, sets);
    fireEvent.click(await screen.findByRole('button', { name: 'Birta aftur' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Tekin út.');
  });

  it('there is nothing to press for a home that is out for another reason', async () => {
    fakeApi(() => home('out'));
    await renderInPage(<StillFreeScreen />, sets);
    expect(await screen.findByText('Auglýsingin „Björt íbúð“ er ekki í birtingu.')).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
