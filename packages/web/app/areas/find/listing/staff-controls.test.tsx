import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { someListing } from '#entities/listing/testing/some-listing.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { currentToasts, dismissToast } from '#ui/toasts.ts';
import { StaffControls } from './staff-controls.tsx';

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  cleanup();
  vi.unstubAllGlobals();
});

it('eye A11: staff read which outside site is meant, and the buttons look alike', async () => {
  fakeApi(() => ({
    status: 200,
    body: { state: 'NEVER', external_id: null, url: null, errors: [], updated_at: null },
  }));
  await renderInPage(<StaffControls listing={someListing()} />, ['listingScreen', 'listings', 'validation']);
  const sync = screen.getByRole('button', { name: 'Uppfæra á mbl.is' });
  expect(await screen.findByText('Ekki á mbl.is')).toBeTruthy();
  const looks = screen.getAllByRole('button').map(({ className }) => className);
  expect(looks).toHaveLength(3);
  expect(new Set(looks)).toEqual(new Set([sync.className]));
});

it('R253 V086: staff do not decide about their own listing, but may bring the outside site up to date', async () => {
  fakeApi(() => ({
    status: 200,
    body: { state: 'NEVER', external_id: null, url: null, errors: [], updated_at: null },
  }));
  const own = someListing();
  const listing = { ...own, can: { ...own.can, moderate: false } };
  await renderInPage(<StaffControls listing={listing} />, ['listingScreen', 'listings', 'validation']);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Uppfæra á mbl.is']);
  expect(screen.getByText(/Samstarfsfólk þitt tekur ákvörðun/)).toBeTruthy();
});

const sets = ['listingScreen', 'listings', 'validation'];
const never = { state: 'NEVER', external_id: null, url: null, errors: [], updated_at: null };
const published = someListing({
  state: 'PUBLISHED',
  visible: true,
  publish_request: {
    state: 'OPEN',
    requested_at: '2026-11-27T10:00:00.000Z',
    decided_at: null,
    decided_by: null,
    reason: null,
  } as never,
});
type Answer = Parameters<typeof fakeApi>[0];

/** The controls of a listing that waits for staff; gives what was sent. */
async function show(answer: Answer, listing = published) {
  const { seen } = fakeApi((request) =>
    request.method === 'GET' ? { status: 200, body: never } : answer(request),
  );
  await renderInPage(<StaffControls listing={listing} />, sets);
  await screen.findByText('Ekki á mbl.is');
  return () => seen.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body]);
}
const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name }).at(-1)!);
const isOff = (name: string) => (screen.getByRole('button', { name }) as HTMLButtonElement).disabled;

it('V086 R251: staff accept what waits, and a refusal is shown beside the buttons', async () => {
  let isTaken = true;
  const sent = await show(() =>
    isTaken
      ? refused(409, 'listings.requestDecided', 'Steinunn hefur þegar afgreitt þessa beiðni.')
      : { status: 200, body: published },
  );
  press('Samþykkja birtingu');
  expect((await screen.findByRole('alert')).textContent).toBe('Steinunn hefur þegar afgreitt þessa beiðni.');
  isTaken = false;
  press('Samþykkja birtingu');
  await screen.findByText('Birtingin er samþykkt.');
  expect(sent()).toEqual(Array(2).fill([`/listings/${published.id}/admin-accept`, undefined]));
});

it('V086 R252 C37: staff deny with a reason for the owner; what is refused stays as typed', async () => {
  let isDown = true;
  const sent = await show(() =>
    isDown ? refused(503, 'common.providerDown', 'Reyndu aftur.') : { status: 200, body: published },
  );
  press('Hafna birtingu');
  const reason = (await screen.findByRole('textbox', {
    name: 'Ástæða til eigandans',
  })) as HTMLTextAreaElement;
  fireEvent.change(reason, { target: { value: 'Myndirnar sýna aðra íbúð.' } });
  press('Hafna birtingu');
  await screen.findByText('Reyndu aftur.');
  expect(reason.value).toBe('Myndirnar sýna aðra íbúð.');
  isDown = false;
  press('Hafna birtingu');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText(/^Auglýsingin er ekki lengur í birtingu/)).toBeTruthy();
  expect(sent()).toEqual(
    Array(2).fill([`/listings/${published.id}/admin-deny`, { reason: 'Myndirnar sýna aðra íbúð.' }]),
  );
});

it('V086 R255: staff bring the outside site up to date, see how it went, and that it failed', async () => {
  let isDown = true;
  const sent = await show(() =>
    isDown
      ? refused(503, 'common.providerDown', 'mbl.is svarar ekki.')
      : { status: 202, body: { ...never, state: 'QUEUED' } },
  );
  press('Uppfæra á mbl.is');
  await screen.findByText('Ekki tókst að uppfæra á mbl.is');
  expect(screen.getByText('mbl.is svarar ekki.')).toBeTruthy();
  isDown = false;
  press('Uppfæra á mbl.is');
  await screen.findByText('Auglýsingin er á leið til mbl.is.');
  expect(screen.getByText('Á leið til mbl.is')).toBeTruthy();
  expect(sent()).toEqual(Array(2).fill([`/listings/${published.id}/sync-mbl`, undefined]));
});

it('V086: of a draft that nobody asked to publish nothing can be decided, and each button says why', async () => {
  await show(() => ({ status: 500 }), someListing());
  for (const name of ['Samþykkja birtingu', 'Hafna birtingu', 'Uppfæra á mbl.is'])
    expect([name, isOff(name)]).toEqual([name, true]);
  expect(screen.getByRole('button', { name: 'Samþykkja birtingu' }).title).not.toBe('');
});
