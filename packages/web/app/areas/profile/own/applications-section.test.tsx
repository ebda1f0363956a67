import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { someCard } from '#entities/listing/testing/some-card.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { FakeSource } from '#platform/live/testing/fake-source.ts';
import { ApplicationsSection } from './applications-section.tsx';

beforeEach(() => vi.stubGlobal('EventSource', FakeSource));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sets = ['applicationsScreen', 'listings', 'profileScreens'];
const one = (id: string, title: string | null) => ({
  id,
  listing: someCard({ title }),
  status: 'opened',
  created_at: '2027-03-01T10:00:00.000Z',
});

it('V048: shows the last applications with how they stand, and leads to each and to all', async () => {
  const { seen } = fakeApi(() => ({
    status: 200,
    body: { count: 7, items: [one('a1', 'Björt íbúð'), one('a2', null)] },
  }));
  await renderInPage(<ApplicationsSection />, sets);
  const rows = within(await screen.findByRole('list', { name: 'Umsóknirnar mínar' }));
  expect(rows.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Björt íbúð', '/tenant/applications/a1'],
    ['Án fyrirsagnar', '/tenant/applications/a2'],
  ]);
  expect(rows.getAllByText('Lesin')).toHaveLength(2);
  expect(rows.getAllByText('Send 01.03.2027')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Sjá allar (7)' }).getAttribute('href')).toBe(
    '/tenant/applications',
  );
  expect(seen[0]!.path).toBe('/tenants/rental-applications?page_size=3');
});

it('V048: without an application leads to the search; what fails is asked for again', async () => {
  let isDown = true;
  fakeApi(() =>
    isDown
      ? refused(500, 'common.unexpected', 'Innri villa.')
      : { status: 200, body: { count: 0, items: [] } },
  );
  await renderInPage(<ApplicationsSection />, sets);
  await screen.findByText('Ekki tókst að sækja umsóknirnar');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Reyna aftur' }));
  expect(await screen.findByText('Þú hefur ekki sótt um neina eign enn.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Leita að húsnæði' }).getAttribute('href')).toBe('/listings');
});
