import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { someOpenHouse } from '#features/open-houses/testing/some-open-house.ts';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { Attendance } from './attendance.tsx';
import { InviteAnswer } from './invite-answer.tsx';
import { OpenHouseBadge } from './open-house-badge.tsx';

const sets = ['openHousesScreen', 'listings'];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('coming to an open house', () => {
  it('R229 V01: signs up; where it is full the button says that one waits', async () => {
    const { seen } = fakeApi(() => ({ status: 201, body: someOpenHouse({ attending: true }) }));
    await renderInPage(<Attendance of={someOpenHouse()} />, sets);
    fireEvent.click(screen.getByRole('button', { name: 'Skrá mig' }));
    await waitFor(() => expect(seen.map(({ path }) => path)).toContain('/openhouses/h1/attendees'));
    cleanup();
    await renderInPage(<Attendance of={someOpenHouse({ is_full: true })} />, sets);
    expect(screen.getByRole('button', { name: 'Skrá mig á biðlista' })).toBeTruthy();
  });

  it('a visitor is asked to sign in', async () => {
    const onSignIn = vi.fn();
    const closed = { attend: false, leave: false, host: false };
    await renderInPage(<Attendance of={someOpenHouse({ can: closed })} onSignIn={onSignIn} />, sets);
    fireEvent.click(screen.getByRole('button', { name: 'Skrá mig' }));
    expect(onSignIn).toHaveBeenCalledOnce();
  });

  it('R228: what is canceled or over offers nothing, and says so', async () => {
    const none = { attend: false, leave: false, host: false };
    const canceled = someOpenHouse({ canceled: true, can: none });
    await renderInPage(
      <>
        <Attendance of={canceled} onSignIn={() => undefined} />
        <OpenHouseBadge of={canceled} />
      </>,
      sets,
    );
    expect(screen.getByText('Aflýst')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Skrá|Afskrá/ })).toBeNull();
  });

  it('R230 R231: an invitation is accepted or declined', async () => {
    const { seen } = fakeApi(() => ({ status: 200, body: someOpenHouse() }));
    await renderInPage(<InviteAnswer id="i1" />, sets);
    fireEvent.click(screen.getByRole('button', { name: 'Afþakka' }));
    await waitFor(() => expect(seen.map(({ path }) => path)).toContain('/openhouse-invites/i1'));
  });
});
