import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { StaffHeader } from './staff-header.tsx';

const viewer = { id: 'u1', full_name: 'Arnór Ketilsson', is_staff: true, unseen_notifications: 0 };

describe('the header of the back office', () => {
  let exp = 1;
  let secondsLeft = 900;
  let renewal = 200;
  let areas: string[] = ['listings', 'support', 'content', 'administration'];

  beforeEach(() => {
    [secondsLeft, renewal] = [900, 200];
    areas = ['listings', 'support', 'content', 'administration'];
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const show = async () => {
    const api = fakeApi(({ method, path }) => {
      if (path === '/staff/session')
        return { status: 200, body: { user_id: 'u1', exp, seconds_left: secondsLeft, areas } };
      if (method === 'POST') {
        if (renewal === 200) [exp, secondsLeft] = [exp + 1, 900];
        return { status: renewal, body: { access: 'a', refresh: 'r' } };
      }
      return { status: 200, body: { items: [{ kind: 'identities', open: 3, oldest_at: null }] } };
    });
    await renderInPage(<StaffHeader />, ['staffScreens'], { viewer: viewer as never, address: '/man/queue' });
    return api;
  };
  const timer = () => screen.getByRole('timer', { name: 'Innskráningin gildir í' }).textContent;
  const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
  const renewals = ({ seen }: Awaited<ReturnType<typeof show>>) =>
    seen.filter(({ path }) => path === '/token/refresh').length;

  it('V010 R034: counts the time of the token down every second', async () => {
    await show();
    await waitFor(() => expect(timer()).toBe('15:00'));
    pass(1);
    expect(timer()).toBe('14:59');
    pass(60);
    expect(timer()).toBe('13:59');
  });

  it('V010: a button renews the token, and says so', async () => {
    const api = await show();
    await waitFor(() => expect(timer()).toBe('15:00'));
    pass(300);
    expect(timer()).toBe('10:00');
    secondsLeft = 600;
    fireEvent.click(screen.getByRole('button', { name: 'Framlengja innskráninguna' }));
    expect(await screen.findByText('Innskráningin var framlengd.')).toBeTruthy();
    expect(renewals(api)).toBe(1);
    await waitFor(() => expect(timer()).toBe('15:00'));
  });

  it('V010: in the last minute it renews by itself, once, and not again when the session has ended', async () => {
    const api = await show();
    await waitFor(() => expect(timer()).toBe('15:00'));
    pass(839);
    expect(renewals(api)).toBe(0);
    renewal = 401;
    pass(1);
    await waitFor(() => expect(renewals(api)).toBe(1));
    await act(async () => undefined);
    pass(30);
    expect(renewals(api)).toBe(1);
    expect(timer()).toBe('0:30');
  });

  it('V009 R032: shows the pages of one’s areas with how much waits, and none of others', async () => {
    await show();
    const nav = await screen.findByRole('navigation', { name: 'Umsjón' });
    const queue = await within(nav).findByRole('link', { name: 'Biðraðir 3' });
    expect(queue.getAttribute('aria-current')).toBe('page');
    cleanup();
    areas = ['finance'];
    await show();
    await waitFor(() => expect(timer()).toBe('15:00'));
    expect(screen.queryByRole('navigation', { name: 'Umsjón' })).toBeNull();
  });
});
