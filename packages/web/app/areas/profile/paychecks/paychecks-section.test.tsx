import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useOwnProfile } from '#areas/profile/profile-queries.ts';
import { somePaycheck, someProfile } from '#areas/profile/testing/some-profile.ts';
import { browserQueryClient } from '#platform/api/browser-query-client.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { chooseFromMenu } from '#ui/testing/choose-from-menu.ts';
import { currentToasts, dismissToast } from '#ui/toasts.ts';
import { PaychecksSection } from './paychecks-section.tsx';

/** The section as the page shows it: with the profile as it is kept. */
function Subject() {
  const { data } = useOwnProfile();
  return data ? <PaychecksSection profile={data} /> : null;
}

const moreOf = 'Fleiri aðgerðir: Október 2026';
type Answer = Parameters<typeof fakeApi>[0];

async function open(count: number, answer: Answer = () => ({ status: 204 })) {
  const paychecks = Array.from({ length: count }, (_, at) =>
    somePaycheck({ id: `c${at}`, description: at === 0 ? 'Október 2026' : '' }),
  );
  const api = fakeApi((asked) =>
    asked.method === 'GET' ? { status: 200, body: someProfile({ paychecks }) } : answer(asked),
  );
  await renderInPage(<Subject />, ['profileScreens', 'validation'], { viewer: { id: 'p1' } });
  await screen.findByRole('heading', { name: 'Launaseðlar' });
  return { sent: () => api.seen.filter(({ method }) => method !== 'GET') };
}

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  cleanup();
  vi.unstubAllGlobals();
  browserQueryClient().clear();
});

describe('PaychecksSection', () => {
  it('V052: shows each paycheck by what it is called, else by its file, as a download', async () => {
    await open(2);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Október 2026', 'laun.pdf']);
    expect(links[0]!.getAttribute('download')).toBe('laun.pdf');
    expect(links[0]!.getAttribute('href')).toBe('/documents/paychecks/c1?key=x');
    expect(screen.getAllByText('PDF · 84 kB · 28.11.2026')).toHaveLength(2);
  });

  it('X012: describes one anew; Escape keeps the old words', async () => {
    const { sent } = await open(1, ({ body }) => ({
      status: 200,
      body: somePaycheck({ id: 'c0', ...(body as object) }),
    }));
    await chooseFromMenu(screen.getByRole('button', { name: moreOf }), 'Breyta lýsingu');
    fireEvent.keyDown(await screen.findByLabelText('Lýsing'), { key: 'Escape' });
    await chooseFromMenu(await screen.findByRole('button', { name: moreOf }), 'Breyta lýsingu');
    fireEvent.change(await screen.findByLabelText('Lýsing'), { target: { value: 'Nóvember' } });
    fireEvent.click(screen.getByRole('button', { name: 'Vista' }));
    await screen.findByRole('link', { name: 'Nóvember' });
    expect(sent()).toMatchObject([
      { method: 'PATCH', path: '/paychecks/c0', body: { description: 'Nóvember' } },
    ]);
  });

  it('X013: deletes after asking; a refusal is shown and nothing goes', async () => {
    let answer: ReturnType<Answer> = refused(404, 'common.notFound', 'Þetta fannst ekki.');
    await open(1, () => answer);
    const remove = async () => {
      await chooseFromMenu(screen.getByRole('button', { name: moreOf }), 'Eyða');
      const dialog = await screen.findByRole('alertdialog', { name: 'Eyða launaseðli?' });
      fireEvent.click(within(dialog).getByRole('button', { name: 'Eyða launaseðli' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await remove();
    await screen.findByText('Þetta fannst ekki.');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    answer = { status: 204 };
    await remove();
    await screen.findByText('Engir launaseðlar enn.');
  });

  it('V052: at twelve no more are taken, and it is said why', async () => {
    await open(12);
    expect((screen.getByRole('button', { name: 'Bæta við launaseðli' }) as HTMLButtonElement).disabled).toBe(
      true,
    );
    expect(screen.getByText(/Þú ert með 12 launaseðla/)).toBeTruthy();
  });
});
