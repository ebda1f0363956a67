import type { NotificationAnswer } from '@heima/domain/notifications/endpoints.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { setUnseen } from './unseen-count.ts';

const viewer = { id: '01990000-0000-7000-8000-000000000001', unseen_notifications: 3 };
const list = `/users/${viewer.id}/notifications`;
const note = (n: number, given: Partial<NotificationAnswer> = {}): NotificationAnswer => ({
  id: `01990000-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`,
  text: `Tilkynning ${n}`,
  image_url: null,
  created_at: '2026-01-02T13:48:00.000Z',
  clicked: false,
  action_resource_id: `r${n}`,
  notification_type: { id: 5, tag: 'liked_price_drop', action_type_tag: 'view_listing' },
  ...given,
});
const page = (items: NotificationAnswer[], next: string | null = null) => ({
  status: 200,
  body: { count: items.length, next, previous: null, items },
});

const show = () => renderInPage(<NotificationBell viewer={viewer} to="/notifications" />, ['notifications']);
const bell = () => screen.getByRole('link', { name: /^Tilkynningar/ });
const open = async () => {
  fireEvent.click(bell());
  return within(await screen.findByRole('dialog', { name: 'Tilkynningar' }, { timeout: 10_000 }));
};

/** The browser's, which happy-dom lacks; news over it come in a journey. */
class QuietSource extends EventTarget {
  close() {}
}

beforeEach(() => {
  vi.stubGlobal('EventSource', QuietSource);
  setUnseen(3);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the bell and its box', () => {
  it('R023: the bell shows how many are unseen, by number and in words', async () => {
    await show();
    expect(bell().getAttribute('aria-label')).toBe('Tilkynningar, 3 nýjar');
    expect(within(bell()).getByText('3')).toBeTruthy();
    const live = document.querySelector('[aria-live=polite].sr')!;
    expect(live.textContent).toBe('');
    setUnseen(120);
    expect(await within(bell()).findByText('99+')).toBeTruthy();
    // What is new is read out; what is seen is not.
    await waitFor(() => expect(live.textContent).toBe('Tilkynningar, 120 nýjar'));
    setUnseen(0);
    await waitFor(() => expect(live.textContent).toBe(''));
  });

  it('V008 R166 R167 R168: opening loads the first page, shows it comes, and sets the unseen to 0', async () => {
    let answer: (reply: ReturnType<typeof page>) => void = () => undefined;
    const { seen } = fakeApi(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await show();
    const box = await open();
    expect(box.getByText('Sæki tilkynningar').closest('[role=status]')).toBeTruthy();
    expect(bell().getAttribute('aria-label')).toBe('Tilkynningar');
    expect(bell().getAttribute('aria-expanded')).toBe('true');
    expect(seen).toMatchObject([{ method: 'GET', path: list }]);
    answer(page([note(1)]));
    expect(await box.findByText('Tilkynning 1')).toBeTruthy();
    fireEvent.click(box.getByRole('button', { name: 'Loka' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(bell());
    expect(bell().getAttribute('aria-expanded')).toBe('false');
  });

  it('R184: a failed list says so and is asked for again', async () => {
    let tries = 0;
    fakeApi((request) => {
      if (request.path !== list) return { status: 200, body: viewer };
      tries += 1;
      return tries === 1 ? refused(500, 'common.unexpected', 'Innri villa.') : page([note(1)]);
    });
    await show();
    const box = await open();
    expect(await box.findByText('Ekki tókst að sækja tilkynningar')).toBeTruthy();
    // Nothing was seen after all.
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Tilkynningar, 3 nýjar'));
    fireEvent.click(box.getByRole('button', { name: 'Reyna aftur' }));
    expect(await box.findByText('Tilkynning 1')).toBeTruthy();
  });

  it('R184: a list that was shown before stays when it cannot be had anew, and says so', async () => {
    let fails = false;
    fakeApi((request) => {
      if (request.path !== list) return { status: 200, body: viewer };
      return fails ? refused(500, 'common.unexpected', 'Innri villa.') : page([note(1)]);
    });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await show();
    const first = await open();
    expect(await first.findByText('Tilkynning 1')).toBeTruthy();
    fireEvent.click(first.getByRole('button', { name: 'Loka' }));
    fails = true;
    vi.advanceTimersByTime(3000);
    const again = await open();
    expect(await again.findByText('Ekki tókst að sækja tilkynningar')).toBeTruthy();
    expect(again.getByText('Tilkynning 1')).toBeTruthy();
    vi.useRealTimers();
  });

  it('R185: an empty list says so', async () => {
    fakeApi(() => page([]));
    await show();
    expect(await (await open()).findByText('Engar tilkynningar')).toBeTruthy();
  });

  it('R171: older ones are fetched on demand by the link, until all are there', async () => {
    const next = `/api/v1${list}?page=2&before=${note(2).id}`;
    const { seen } = fakeApi(({ path }) =>
      path.includes('page=2') ? page([note(1)]) : page([note(3), note(2)], next),
    );
    await show();
    const box = await open();
    fireEvent.click(await box.findByRole('button', { name: 'Sækja eldri tilkynningar' }));
    expect(await box.findByText('Tilkynning 1')).toBeTruthy();
    expect(seen.at(-1)!.path).toBe(`${list}?page=2&before=${note(2).id}`);
    expect(box.getAllByRole('listitem').map((row) => row.textContent)).toHaveLength(3);
    expect(box.getByText('Þetta eru allar tilkynningarnar')).toBeTruthy();
    expect(box.queryByRole('button', { name: 'Sækja eldri tilkynningar' })).toBeNull();
  });

  it('R186 G04: older ones that fail are reported in the corner, what is there stays, and it can be tried again', async () => {
    let fails = true;
    fakeApi(({ path }) => {
      if (!path.includes('page=2')) return page([note(2)], `/api/v1${list}?page=2`);
      return fails ? refused(500, 'common.unexpected', 'x') : page([note(1)]);
    });
    await show();
    const box = await open();
    fireEvent.click(await box.findByRole('button', { name: 'Sækja eldri tilkynningar' }));
    expect(await box.findByText('Ekki tókst að sækja fleiri tilkynningar')).toBeTruthy();
    expect(box.getByText('Tilkynning 2')).toBeTruthy();
    fails = false;
    fireEvent.click(box.getByRole('button', { name: 'Sækja eldri tilkynningar' }));
    expect(await box.findByText('Tilkynning 1')).toBeTruthy();
  });

  it.each([
    ['R173', 'view_conversation', '/inbox/r1'],
    ['R174', 'view_listing', '/listings/r1'],
    ['R175', 'view_rental_contract', '/rental-contracts/r1'],
    ['R176', 'view_invitation', '/invitations/r1'],
    ['R177', 'view_collaborator_invitation', '/invitations/rental-contracts/r1'],
  ] as const)('R172 %s: clicking marks it and leads where %s says', async (_, action_type_tag, path) => {
    const { seen } = fakeApi(({ method }) =>
      method === 'GET'
        ? page([note(1, { notification_type: { id: 1, tag: 'x', action_type_tag } })])
        : { status: 200, body: note(1, { clicked: true }) },
    );
    const { router } = await show();
    const box = await open();
    fireEvent.click(await box.findByRole('link', { name: /Tilkynning 1/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    expect(seen.at(-1)).toMatchObject({
      method: 'PATCH',
      path: `/notifications/${note(1).id}`,
      body: { click: true },
    });
  });

  it('R178 R179 R180: messages have the sign of information, applications of danger, all else a bell', async () => {
    const tags = ['new_message', 'new_application', 'listing_denied'];
    fakeApi(() =>
      page(
        tags.map((tag, n) => note(n, { notification_type: { id: n, tag, action_type_tag: 'view_listing' } })),
      ),
    );
    await show();
    const box = await open();
    const rows = await box.findAllByRole('listitem');
    const signs = rows.map((row) => row.querySelector('[data-icon]')?.getAttribute('data-icon'));
    expect(signs).toEqual(['info', 'danger', 'bell']);
  });

  it('eye C15: what each is about is told by a word and a picture of its own, before its text', async () => {
    const tags = ['liked_price_drop', 'liked_available_again', 'listing_accepted', 'payout_account_changed'];
    fakeApi(() =>
      page(
        tags.map((tag, n) => note(n, { notification_type: { id: n, tag, action_type_tag: 'view_listing' } })),
      ),
    );
    await show();
    const box = await open();
    const rows = await box.findAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual([
      'Verðlækkun',
      'Aftur til leigu',
      'Auglýsing samþykkt',
      'Bankareikningi breytt',
    ]);
    const drawn = rows.map((row) => row.querySelector('svg')?.innerHTML);
    expect(new Set(drawn).size).toBe(tags.length);
  });

  it('what was clicked before is not marked as new; the rest can be marked as read at once', async () => {
    const { seen } = fakeApi(({ method }) =>
      method === 'GET' ? page([note(2), note(1, { clicked: true })]) : { status: 204 },
    );
    await show();
    const box = await open();
    await box.findByText('Tilkynning 2');
    expect(box.getAllByText('Ný')).toHaveLength(1);
    fireEvent.click(box.getByRole('button', { name: 'Merkja allt sem lesið' }));
    await waitFor(() => expect(box.queryByText('Ný')).toBeNull());
    expect(seen.at(-1)).toMatchObject({ method: 'POST', path: `${list}/clicks` });
    expect(box.queryByRole('button', { name: 'Merkja allt sem lesið' })).toBeNull();
  });

  it('the day is written as people say it, in Iceland', async () => {
    const at = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    fakeApi(() => page([note(3, { created_at: at(0) }), note(2, { created_at: at(1) }), note(1)]));
    await show();
    const box = await open();
    expect(await box.findByText(`í dag kl. ${at(0).slice(11, 16)}`)).toBeTruthy();
    expect(box.getByText(`í gær kl. ${at(1).slice(11, 16)}`)).toBeTruthy();
    expect(box.getByText('02.01.2026 kl. 13:48')).toBeTruthy();
  });

  it('Escape closes the box', async () => {
    fakeApi(() => page([note(1)]));
    await show();
    await open();
    const dialog = screen.getByRole('dialog');
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('with a key held it is a plain link to the page', async () => {
    await show();
    fireEvent.click(bell(), { ctrlKey: true });
    expect(bell().getAttribute('href')).toBe('/notifications');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
