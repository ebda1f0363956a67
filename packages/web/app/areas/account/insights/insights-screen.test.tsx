import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawNothing, untilDrawn } from '#features/listing/statistics/testing/draw-nothing.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { InsightsScreen } from './insights-screen.tsx';

beforeEach(drawNothing);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const insights = {
  views: 1510,
  likes: 12,
  views_by_day: [
    { date: '2026-11-01', views: 10 },
    { date: '2026-11-02', views: 1500 },
  ],
  listings: [
    { id: 'l1', title: 'Björt íbúð', visible: true, views: 1499, likes: 3 },
    { id: 'l2', title: null, visible: false, views: 11, likes: 9 },
  ],
};
const label = 'Tölur um auglýsingar';
const show = () =>
  renderInPage(<InsightsScreen />, ['accountScreens', 'landlordScreens', 'searchScreen'], {
    viewer: { id: 'u1' },
  });
const rows = () =>
  within(screen.getByRole('table', { name: label }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      // On a phone each cell says what it is.
      [...row.children].map(({ textContent }) =>
        textContent!.replace(/^(Auglýsing|Skoðanir|Vistanir)(?=.)/, ''),
      ),
    );

it('V245 E024: what came of one’s listings stands in all and of each, and each leads to its own figures', async () => {
  const { seen } = fakeApi(() => ({ status: 200, body: insights }));
  await show();
  expect(await screen.findByText('1.510')).toBeTruthy();
  await untilDrawn();
  expect(seen.map(({ path }) => path)).toEqual(['/users/u1/insights']);
  expect(screen.getByRole('slider').getAttribute('aria-label')).toBe(
    '1.510 skoðanir frá 01.11.2026 til 02.11.2026, mest 1.500 á dag',
  );
  expect(rows()).toEqual([
    ['Björt íbúð', '1.499', '3'],
    ['Án fyrirsagnar · Ekki í birtingu', '11', '9'],
  ]);
  expect(screen.getByRole('link', { name: 'Björt íbúð' }).getAttribute('href')).toBe(
    '/landlord/my-listings/l1/edit?section=statistics',
  );
});

it('V245: the listings are put in order by any of their figures', async () => {
  fakeApi(() => ({ status: 200, body: insights }));
  await show();
  await screen.findByText('1.510');
  await untilDrawn();
  const table = within(screen.getByRole('table', { name: label }));
  const byLikes = table.getByRole('button', { name: /Vistanir/ });
  const firstOf = () => rows().map(([, , likes]) => likes);
  fireEvent.click(byLikes);
  const once = firstOf();
  fireEvent.click(byLikes);
  expect([once, firstOf()]).toEqual([expect.arrayContaining(['3', '9']), once.toReversed()]);
});

it('V245: who has no listing is led to advertise', async () => {
  fakeApi(() => ({ status: 200, body: { ...insights, views: 0, likes: 0, listings: [] } }));
  await show();
  await screen.findByText('Engin auglýsing hefur birst enn');
  expect(screen.getByRole('link', { name: 'Auglýsa húsnæði' }).getAttribute('href')).toBe('/start-listing');
  expect(screen.queryByRole('table')).toBeNull();
});

it('V245: figures that fail to come say so and are asked for again', async () => {
  let isDown = true;
  fakeApi(() => (isDown ? refused(500, 'common.unexpected', 'Bilun') : { status: 200, body: insights }));
  await show();
  await screen.findByText('Ekki tókst að sækja tölurnar');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Reyna aftur' }));
  expect(await screen.findByText('1.510')).toBeTruthy();
  await untilDrawn();
});
