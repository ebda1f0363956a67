import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { someReceived } from '#areas/landlord/applications/testing/some-received.ts';
import { editSection } from '#areas/landlord/edit/testing/edit-section.tsx';
import { refused } from '#platform/forms/testing/fake-api.ts';
import { FakeSource } from '#platform/live/testing/fake-source.ts';

beforeEach(() => vi.stubGlobal('EventSource', FakeSource));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const answerWith = (items: ReturnType<typeof someReceived>[], groups: object) => ({
  status: 200,
  body: { count: items.length, next: null, previous: null, groups, items },
});

it('V076: the applications for a home by group, the last ones, and the way to the list of that home', async () => {
  const asked: string[] = [];
  await editSection('applications', {
    listing: { id: '01990000-0000-7000-8000-0000000000cc' },
    answer: ({ path }) => {
      if (!path.includes('/applications')) return undefined;
      asked.push(path);
      return answerWith([someReceived(), someReceived({ id: 'b', applicant: null, status: 'denied' })], {
        new: 1,
        other: 0,
        denied: 1,
      });
    },
  });
  const list = within(await screen.findByRole('list', { name: 'Umsóknir' }));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Anna Jónsdóttir',
    'Aðgangi eytt',
  ]);
  expect(asked[0]).toBe('/listings/01990000-0000-7000-8000-0000000000cc/applications?page_size=5');
  const groups = within(screen.getByRole('navigation', { name: 'Staða umsókna' }));
  const whole = '/landlord/applications?listing=01990000-0000-7000-8000-0000000000cc';
  expect(groups.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['new', 'other', 'denied'].map((group) => `${whole}&group=${group}`),
  );
  expect(groups.getAllByRole('link').map(({ textContent }) => textContent!.slice(-1))).toEqual([
    '1',
    '0',
    '1',
  ]);
  expect(screen.getByRole('link', { name: 'Sjá allar umsóknir (2)' }).getAttribute('href')).toBe(whole);
  // Nothing of it is saved.
  expect(screen.queryByRole('button', { name: 'Vista breytingar' })).toBeNull();
});

it('V076: says that nobody has applied yet, and what failed, with another try', async () => {
  let isDown = true;
  await editSection('applications', {
    answer: ({ path }) => {
      if (!path.includes('/applications')) return undefined;
      return isDown
        ? refused(500, 'common.unexpected', 'Innri villa.')
        : answerWith([], { new: 0, other: 0, denied: 0 });
    },
  });
  await screen.findByText('Ekki tókst að sækja umsóknirnar');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Reyna aftur' }));
  expect(await screen.findByText('Engin umsókn hefur borist um eignina.')).toBeTruthy();
});
