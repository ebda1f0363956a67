import { useQuery } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem, NoAnswer } from '#platform/api/problem.ts';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { currentToasts, dismissToast } from '#ui/toasts.ts';
import { takeLaterToast } from './later-toast.ts';
import { PageProblems } from './page-problems.tsx';
import { announceOtherPerson, announceProblem } from './problem-events.ts';
import { keepPage, loginAddress } from './signed-out.ts';

const place = { assign: vi.fn(), reload: vi.fn(), pathname: '/inbox/7', search: '?a=1&b=2', hash: '#last' };
const problem = (status: number, detail = '') =>
  new ApiProblem({ status, code: 'common.unexpected', detail });
const announce = (error: unknown) => act(() => announceProblem(error));

function Asks({ name, quiet }: { name: string; quiet: boolean }) {
  const { isError } = useQuery({
    queryKey: [name],
    queryFn: () => Promise.reject(problem(403, name)),
    retry: false,
    meta: { quiet },
  });
  return <p>{isError ? `${name} brást` : 'bíður'}</p>;
}

beforeEach(() => {
  vi.stubGlobal('location', place);
  fakeApi(() => ({ status: 204 }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  localStorage.clear();
  delete document.documentElement.dataset.viewer;
  for (const { id } of currentToasts()) dismissToast(id);
});

describe('problems of the whole page', () => {
  it('V014 R042: a 403 shows the server’s detail as a danger message, once', async () => {
    await renderInPage(<PageProblems />);
    const error = problem(403, 'Þú hefur ekki heimild til þess.');
    announce(error);
    announce(error);
    expect(screen.getAllByRole('alert').length).toBe(1);
    expect(screen.getByRole('alert').textContent).toBe('Þú hefur ekki heimild til þess.');
    expect(screen.getByRole('alert').dataset.tone).toBe('danger');
  });

  it('R043: a 403 without a detail says that something went wrong', async () => {
    await renderInPage(<PageProblems />);
    announce(problem(403));
    expect(screen.getByRole('alert').textContent).toBe('Eitthvað fór úrskeiðis');
  });

  it('R044: other refusals belong to whoever called', async () => {
    await renderInPage(<PageProblems />);
    for (const status of [400, 404, 409, 500]) announce(problem(status, 'x'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(place.assign).not.toHaveBeenCalled();
  });

  it('R041: a 401 sends a visitor to sign in, with the full path to come back to', async () => {
    await renderInPage(<PageProblems />);
    announce(problem(401));
    expect(place.assign).toHaveBeenCalledWith('/login/?from=%2Finbox%2F7%3Fa%3D1%26b%3D2%23last');
    expect(loginAddress({ pathname: '/a', search: '', hash: '' })).toBe('/login/?from=%2Fa');
  });

  it('R040: a 401 of a known person clears what is kept and loads the page as a visitor', async () => {
    document.documentElement.dataset.viewer = 'user-1';
    localStorage.setItem('draft', 'x');
    await renderInPage(<PageProblems />);
    announce(problem(401));
    await waitFor(() => expect(place.reload).toHaveBeenCalledTimes(1));
    expect(localStorage.getItem('draft')).toBeNull();
    expect(document.documentElement.dataset.viewer).toBeUndefined();
    expect(place.assign).not.toHaveBeenCalled();
  });

  it('U13: no connection is shown and signs nobody out', async () => {
    document.documentElement.dataset.viewer = 'user-1';
    localStorage.setItem('draft', 'x');
    await renderInPage(<PageProblems />);
    announce(new NoAnswer(new TypeError('Failed to fetch')));
    expect(screen.getByRole('alert').textContent).toContain('Engin nettenging');
    expect(localStorage.getItem('draft')).toBe('x');
    expect(place.reload).not.toHaveBeenCalled();
  });

  it('U13: that there is no connection is no longer shown once there is one', async () => {
    await renderInPage(<PageProblems />);
    announce(new NoAnswer(new TypeError('Failed to fetch')));
    announce(problem(403, 'Þú hefur ekki heimild til þess.'));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Þú hefur ekki heimild til þess.',
    ]);
  });

  it('R041: a page with something unsaved is not left when the sign-in has ended', async () => {
    document.documentElement.dataset.viewer = 'user-1';
    localStorage.setItem('draft', 'x');
    const told = vi.fn();
    const letGo = keepPage(told);
    await renderInPage(<PageProblems />);
    announce(problem(401));
    expect(told).toHaveBeenCalledTimes(1);
    expect(place.reload).not.toHaveBeenCalled();
    expect(localStorage.getItem('draft')).toBe('x');
    letGo();
    announce(problem(401));
    await waitFor(() => expect(place.reload).toHaveBeenCalledTimes(1));
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('another person who has signed in in another tab is reported, and the page is made anew for them', async () => {
    await renderInPage(<PageProblems />);
    act(() => announceOtherPerson('Sunna Dís'));
    expect(place.reload).toHaveBeenCalledTimes(1);
    expect(takeLaterToast()).toBe('Annar aðgangur var opnaður í þessum vafra: Sunna Dís');
  });

  it('a page with something unsaved stays for another person too, and says so', async () => {
    const letGo = keepPage(vi.fn());
    await renderInPage(<PageProblems />);
    act(() => announceOtherPerson('Sunna Dís'));
    expect(place.reload).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toContain('Óvistaðar breytingar hér');
    letGo();
  });

  it('R042: a failed query reaches the page by itself, unless it is marked quiet', async () => {
    await renderInPage(
      <>
        <PageProblems />
        <Asks name="opin" quiet={false} />
        <Asks name="hljóð" quiet />
      </>,
    );
    await screen.findByText('opin brást');
    await screen.findByText('hljóð brást');
    expect(screen.getAllByRole('alert').map((one) => one.textContent)).toEqual(['opin']);
  });
});
