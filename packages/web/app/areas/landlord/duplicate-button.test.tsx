import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { someListing } from '#entities/listing/testing/some-listing.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { currentToasts, dismissToast } from '#ui/toasts.ts';
import { DuplicateButton } from './duplicate-button.tsx';

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  cleanup();
  vi.unstubAllGlobals();
});

const Where = () => <output>{useLocation().pathname}</output>;

const copyId = '01990000-0000-7000-8000-00000000000c';

it('gap: a copy is made once, however often it is pressed, and one goes on with it in the wizard', async () => {
  let answer: () => void = () => undefined;
  const { seen } = fakeApi(async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { status: 201, body: someListing({ id: copyId, title: 'Risíbúð' }) };
  });
  const { router } = await renderInPage(<DuplicateButton id="l1" label="Búa til afrit af Risíbúð" />, [
    'landlordScreens',
  ]);
  const button = screen.getByRole('button', { name: 'Búa til afrit af Risíbúð' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]).toMatchObject({ method: 'POST', path: '/listings/l1/duplicate' });
  expect(seen[0]!.headers['idempotency-key']).toBeTruthy();
  answer();
  await waitFor(() => expect(router.state.location.pathname).toBe('/start-listing'));
  expect(router.state.location.search).toBe(`?listing=${copyId}`);
  expect(router.state.location.state).toEqual({ copyOf: 'Risíbúð' });
});

it('gap: a copy that could not be made is reported, and one stays where one is', async () => {
  fakeApi(() => refused(429, 'common.tooManyRequests', 'Reyndu aftur eftir klukkutíma.'));
  await renderInPage(
    <>
      <DuplicateButton id="l1" />
      <Where />
    </>,
    ['landlordScreens'],
    { address: '/landlord/my-listings' },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Búa til afrit' }));
  await screen.findByText('Ekki tókst að búa til afrit');
  expect(screen.getByText('Reyndu aftur eftir klukkutíma.')).toBeTruthy();
  expect(screen.getByText('/landlord/my-listings')).toBeTruthy();
});
