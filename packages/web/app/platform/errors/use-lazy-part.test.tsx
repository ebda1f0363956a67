import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { currentToasts, dismissToast } from '#ui/toasts.ts';
import { PageProblems } from './page-problems.tsx';
import { useLazyPart } from './use-lazy-part.ts';

afterEach(() => {
  cleanup();
  for (const { id } of currentToasts()) dismissToast(id);
});

function Menu({ load }: { load: () => Promise<() => string> }) {
  const [open, setOpen] = useState(false);
  const part = useLazyPart(load, open, () => setOpen(false));
  return (
    <>
      <PageProblems />
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        Valmynd
      </button>
      {open && part && <p>{part()}</p>}
    </>
  );
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Valmynd' }));

describe('parts that are downloaded when wanted', () => {
  it('are asked for once, when they are first wanted', async () => {
    const load = vi.fn(async () => () => 'efni');
    await renderInPage(<Menu load={load} />);
    expect(load).not.toHaveBeenCalled();
    press();
    expect(await screen.findByText('efni')).toBeTruthy();
    press();
    press();
    expect(screen.getByText('efni')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('V242: a part that cannot be had leaves the page as it is, says so, and can be asked for again', async () => {
    const load = vi.fn<() => Promise<() => string>>();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    load.mockResolvedValueOnce(() => 'efni');
    await renderInPage(<Menu load={load} />);
    press();
    expect((await screen.findByRole('alert')).textContent).toContain('Engin nettenging');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Valmynd' }).getAttribute('aria-expanded')).toBe('false'),
    );
    press();
    expect(await screen.findByText('efni')).toBeTruthy();
  });
});
